import { Listeners } from './listeners';
import { MODULE_ID } from './module-id';
import { registerSwitch } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.advice': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

const changed = new Listeners();

/** Lets the GM allow or forbid advice in this world; called once, in `init`. */
export function registerAdvice(): void {
  registerSwitch('advice', {
    scope: 'world',
    texts: 'PDC.windows.advice.setting',
    initial: true,
    onChange: () => changed.tell(),
  });
}

export const isAdviceAllowed = (): boolean => game.settings.get(MODULE_ID, 'advice');

/** Calls the listener after every change of that setting. */
export const onAdviceAllowed = (listener: () => void): void => changed.add(listener);
