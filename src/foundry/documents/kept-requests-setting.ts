import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.keptRequests': string;
  }
}

/** Keeps what waits for a GM in this browser alone, since a document is sent to everybody; to be called once, in `init`. */
export function registerKeptRequests(): void {
  const setting = { scope: 'client', config: false, type: String, default: '' } as const;
  game.settings.register(MODULE_ID, 'keptRequests', setting);
}

/** The requests that wait in this browser, as they are kept. */
export const requestsKept = (): string => game.settings.get(MODULE_ID, 'keptRequests');

/** Keeps them anew. */
export async function keepRequests(text: string): Promise<void> {
  await game.settings.set(MODULE_ID, 'keptRequests', text);
}
