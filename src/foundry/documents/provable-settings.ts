import { MODULE_ID } from './module-id';
import { registerSwitch } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.provable': foundry.data.fields.BooleanField<{ initial: false }>;
    'pas-de-charge.seeds': string;
  }
}

/** Lets the GM use provable dice in new battles; called once, in `init`. */
export function registerProvable(): void {
  registerSwitch('provable', { scope: 'world', texts: 'PDC.windows.provable.setting', initial: false });
  // Stored in this browser only: the contents of documents are sent to everyone.
  game.settings.register(MODULE_ID, 'seeds', { scope: 'client', config: false, type: String, default: '{}' });
}

/** True if new battles of this world have provable dice by default. */
export const isProvableByDefault = (): boolean => game.settings.get(MODULE_ID, 'provable');

/** The stored seeds of this client. */
export const seedsKept = (): string => game.settings.get(MODULE_ID, 'seeds');

/** Stores them again. */
export async function keepSeeds(text: string): Promise<void> {
  await game.settings.set(MODULE_ID, 'seeds', text);
}
