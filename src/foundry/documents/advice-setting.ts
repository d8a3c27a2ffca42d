import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.advice': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

const listeners: (() => void)[] = [];

/** Lets the GM allow or forbid advice in this world; called once, in `init`. */
export function registerAdvice(): void {
  game.settings.register(MODULE_ID, 'advice', {
    name: 'PDC.windows.advice.setting.name',
    hint: 'PDC.windows.advice.setting.hint',
    scope: 'world',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: true }),
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
}

export const isAdviceAllowed = (): boolean => game.settings.get(MODULE_ID, 'advice');

/** Calls the listener after every change of that setting. */
export function onAdviceAllowed(listener: () => void): void {
  listeners.push(listener);
}
