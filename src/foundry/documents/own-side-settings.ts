import type { Side } from '../../core';
import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.turned': foundry.data.fields.BooleanField<{ initial: true }>;
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
    type: new foundry.data.fields.BooleanField({ initial: true }),
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

/**
 * True if a battle of this world is shown to the north from its own side, unless set otherwise: where a user
 * commands the north and not the south as well.
 */
export const isTurnedByDefault = ({ south, north }: Readonly<Record<Side, string>>): boolean =>
  north !== '' && north !== south && game.settings.get(MODULE_ID, 'turned');

/** True if this client's user wants to see battles from their own side. */
export const seesOwnSide = (): boolean => game.settings.get(MODULE_ID, 'ownSide');

/** Calls back whenever the user changes that setting. */
export function whenOwnSideChanges(listener: () => void): void {
  listeners.push(listener);
}
