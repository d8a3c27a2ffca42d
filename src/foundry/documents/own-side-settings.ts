import type { Side } from '../../core';
import { Listeners } from './listeners';
import { MODULE_ID } from './module-id';
import { registerSwitch } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.turned': foundry.data.fields.BooleanField<{ initial: true }>;
    'pas-de-charge.ownSide': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

const changed = new Listeners();

/** Lets the GM choose whether new battles offer the view from both sides; called once, in `init`. */
export function registerNewBattlesView(): void {
  registerSwitch('turned', { scope: 'world', texts: 'PDC.windows.ownSide.turned', initial: true });
}

/** Lets each user choose whether to use that view; called once, in `init`. */
export function registerOwnSide(): void {
  registerSwitch('ownSide', {
    scope: 'client',
    texts: 'PDC.windows.ownSide.setting',
    initial: true,
    onChange: () => changed.tell(),
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
export const whenOwnSideChanges = (listener: () => void): void => changed.add(listener);
