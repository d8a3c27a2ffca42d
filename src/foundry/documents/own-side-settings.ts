import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.turned': foundry.data.fields.BooleanField<{ initial: false }>;
    'pas-de-charge.ownSide': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

const listeners: (() => void)[] = [];

/**
 * Registers the settings for views from both sides: whether new battles offer them, for the GM, and whether to use
 * them, for each user; called once, in `init`.
 */
export function registerOwnSide(): void {
  game.settings.register(MODULE_ID, 'turned', {
    name: 'PDC.windows.ownSide.turned.name',
    hint: 'PDC.windows.ownSide.turned.hint',
    scope: 'world',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: false }),
  });
  game.settings.register(MODULE_ID, 'ownSide', {
    name: 'PDC.windows.ownSide.setting.name',
    hint: 'PDC.windows.ownSide.setting.hint',
    scope: 'client',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: true }),
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
}

/** True if new battles of this world by default show the north its own side. */
export const isTurnedByDefault = (): boolean => game.settings.get(MODULE_ID, 'turned');

/** True if this client's user wants to see battles from their own side. */
export const seesOwnSide = (): boolean => game.settings.get(MODULE_ID, 'ownSide');

/** Calls back whenever the user changes that setting. */
export function whenOwnSideChanges(listener: () => void): void {
  listeners.push(listener);
}
