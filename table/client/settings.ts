import { DataField } from '../shared/fields';
import { client } from './client';
import { createDocuments, updateDocuments } from './database';
import { Setting } from './documents/journal';

/** A module's registration of a setting. */
export interface SettingConfig {
  readonly name?: string;
  readonly hint?: string;
  readonly scope?: 'world' | 'client' | 'user';
  readonly config?: boolean;
  readonly type?: unknown;
  readonly default?: unknown;
  readonly choices?: Readonly<Record<string, string>>;
  readonly requiresReload?: boolean;
  readonly onChange?: (value: unknown, options: object, userId: string) => void;
}

/** A module's registration of a settings menu. */
export interface MenuConfig {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: string;
  readonly restricted?: boolean;
  readonly type: new () => { render(options: object): unknown };
}

/** The settings of the world, of users, and of this browser. */
export class Settings {
  /** Everything registered, by full key. */
  readonly settings = new Map<string, SettingConfig>();
  readonly menus = new Map<string, MenuConfig>();

  register(namespace: string, key: string, config: SettingConfig): void {
    this.settings.set(`${namespace}.${key}`, config);
  }

  registerMenu(namespace: string, key: string, config: MenuConfig): void {
    this.menus.set(`${namespace}.${key}`, config);
  }

  get(namespace: string, key: string): unknown {
    const name = `${namespace}.${key}`;
    const config = this.#config(name);
    const stored = this.#stored(name, config);
    return stored === undefined ? initialOf(config) : cast(config, stored);
  }

  async set(namespace: string, key: string, given: unknown): Promise<unknown> {
    const name = `${namespace}.${key}`;
    const config = this.#config(name);
    const value = cast(config, given);
    if (config.scope === 'world' || config.scope === 'user') await this.#store(name, config, value);
    else {
      localStorage.setItem(browserKey(name), JSON.stringify(value));
      config.onChange?.(value, {}, client.userId);
    }
    return value;
  }

  /** Notifies a module that a user changed one of its settings. */
  tell(
    setting: { readonly key: string; readonly value: unknown; readonly user: string | null },
    by: string,
  ): void {
    if (setting.user !== null && setting.user !== client.userId) return;
    this.settings.get(setting.key)?.onChange?.(setting.value, {}, by);
  }

  #config(name: string): SettingConfig {
    const config = this.settings.get(name);
    if (!config) throw new Error(`"${name}" is not a registered game setting`);
    return config;
  }

  #document(name: string, config: SettingConfig): Setting | undefined {
    const user = config.scope === 'user' ? client.userId : null;
    const isIt = (setting: unknown) =>
      setting instanceof Setting && setting.key === name && setting.user === user;
    return client.collections.get('Setting')?.find(isIt) as Setting | undefined;
  }

  #stored(name: string, config: SettingConfig): unknown {
    if (config.scope === 'world' || config.scope === 'user') return this.#document(name, config)?.value;
    const text = localStorage.getItem(browserKey(name));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  }

  async #store(name: string, config: SettingConfig, value: unknown): Promise<void> {
    const known = this.#document(name, config);
    const text = JSON.stringify(value);
    if (known) await updateDocuments(Setting, [{ _id: known.id, value: text }], {});
    else {
      const user = config.scope === 'user' ? client.userId : null;
      await createDocuments(Setting, [{ key: name, value: text, user }], {});
    }
  }
}

// Several users may have windows in the same browser.
const browserKey = (name: string): string => `table.${client.userId}.${name}`;

function initialOf({ type, default: initial }: SettingConfig): unknown {
  if (initial !== undefined) return initial;
  return type instanceof DataField ? type.getInitialValue() : undefined;
}

function cast({ type }: SettingConfig, value: unknown): unknown {
  if (type instanceof DataField) {
    const clean = type.clean(value);
    type.validate(clean);
    return clean;
  }
  if (type === Number) return Number(value);
  if (type === String) return String(value);
  if (type === Boolean) return Boolean(value);
  return value;
}
