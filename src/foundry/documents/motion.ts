import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.motion': string;
  }
}

/** Asks the system whether it would rather have less motion; the list tells when that changes. */
export const systemMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things stand still for the user of this client. */
export const isStill = (): boolean =>
  isStillBy(game.settings.get(MODULE_ID, 'motion'), systemMotion().matches);

/** What a user can choose about motion on the map: as the system says, none, or all of it. */
export const MOTION_CHOICES = ['system', 'still', 'moving'] as const;

/** Whether things stand still, by the user's choice and by what the system asks for. */
export const isStillBy = (choice: string, systemAsks: boolean): boolean =>
  choice === 'still' || (choice !== 'moving' && systemAsks);
