import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.turned': foundry.data.fields.BooleanField<{ initial: false }>;
    'pas-de-charge.ownSide': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

const listeners: (() => void)[] = [];

/** Lets the game master have new battles seen from both sides, and each user do without; to be called once, in `init`. */
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

/** Whether new battles of this world are shown to the north from its own side, unless somebody says otherwise. */
export const isTurnedByDefault = (): boolean => game.settings.get(MODULE_ID, 'turned');

/** Whether the user of this client wants to see battles from his own side. */
export const seesOwnSide = (): boolean => game.settings.get(MODULE_ID, 'ownSide');

/** Calls back whenever he wants something else. */
export function whenOwnSideChanges(listener: () => void): void {
  listeners.push(listener);
}
