import { MODULE_ID } from './module-id';
import { isStillBy } from './motion-choice';

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
