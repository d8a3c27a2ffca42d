import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.webhookSeal': string;
  }
}

/**
 * Keeps the seal of the locked address that counts; called once, in `init`. Only GMs write settings of the world, so a
 * player can't bring an earlier address back by copying its entry.
 */
export function registerWebhookSeal(): void {
  const setting = { scope: 'world', config: false, type: String, default: '' } as const;
  game.settings.register(MODULE_ID, 'webhookSeal', setting);
}

/** The seal of the locked address that counts; empty for none. */
export const webhookSeal = (): string => game.settings.get(MODULE_ID, 'webhookSeal');

/** Lets the locked address with this seal count, and no other. */
export async function keepWebhookSeal(seal: string): Promise<void> {
  await game.settings.set(MODULE_ID, 'webhookSeal', seal);
}
