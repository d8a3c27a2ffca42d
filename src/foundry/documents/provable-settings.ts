import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.provable': foundry.data.fields.BooleanField<{ initial: false }>;
    'pas-de-charge.seeds': string;
  }
}

/** Lets the game master have new battles with provable dice; to be called once, in `init`. */
export function registerProvable(): void {
  game.settings.register(MODULE_ID, 'provable', {
    name: 'PDC.windows.provable.setting.name',
    hint: 'PDC.windows.provable.setting.hint',
    scope: 'world',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: false }),
  });
  // Kept by this browser alone: what stands in a document is sent to everybody.
  game.settings.register(MODULE_ID, 'seeds', {
    scope: 'client',
    config: false,
    type: String,
    default: '{}',
  });
}

/** Whether new battles of this world have provable dice, unless somebody says otherwise. */
export const isProvableByDefault = (): boolean => game.settings.get(MODULE_ID, 'provable');

/** The seeds that this client has made, as they are kept. */
export const seedsKept = (): string => game.settings.get(MODULE_ID, 'seeds');

/** Keeps them anew. */
export async function keepSeeds(text: string): Promise<void> {
  await game.settings.set(MODULE_ID, 'seeds', text);
}
