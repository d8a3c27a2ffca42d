import { Listeners } from './listeners';
import { MODULE_ID } from './module-id';
import { registerChoice, registerNumber, registerSwitch } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.broadcast': foundry.data.fields.BooleanField<{ initial: false }>;
    'pas-de-charge.broadcastCamera': string;
    'pas-de-charge.broadcastBackground': string;
    'pas-de-charge.broadcastDelay': foundry.data.fields.NumberField<{ initial: 0 }>;
  }
}

/** The camera over the map: it follows the action, or stands still. */
const CAMERAS = ['follow', 'still'] as const;

/** The colour around the map; a strong plain one is easily made transparent by streaming software. */
const BACKGROUNDS = ['table', 'green', 'magenta'] as const;

/** The longest delay, in seconds. */
const LONGEST_DELAY = 600;

const changed = new Listeners();

/** Calls back when this client's user has changed a setting of the broadcast view. */
export const onBroadcastSetting = (listener: () => void): void => changed.add(listener);

/** Registers the user's settings of the broadcast view; called once, in `init`. */
export function registerBroadcastSettings(): void {
  const onChange = () => changed.tell();
  const texts = (name: string) => ({
    scope: 'client' as const,
    texts: `PDC.windows.broadcast.${name}`,
    onChange,
  });
  registerSwitch('broadcast', { ...texts('setting'), initial: false });
  registerChoice('broadcastCamera', CAMERAS, { ...texts('camera'), initial: 'follow' });
  registerChoice('broadcastBackground', BACKGROUNDS, { ...texts('background'), initial: 'table' });
  registerNumber('broadcastDelay', LONGEST_DELAY, { ...texts('delay'), initial: 0 });
}

/** The user's choices for the broadcast view. */
export function broadcastSettings() {
  const seconds = Number(game.settings.get(MODULE_ID, 'broadcastDelay'));
  return {
    isShown: game.settings.get(MODULE_ID, 'broadcast') === true,
    doesFollow: game.settings.get(MODULE_ID, 'broadcastCamera') !== 'still',
    background:
      BACKGROUNDS.find((each) => each === game.settings.get(MODULE_ID, 'broadcastBackground')) ?? 'table',
    /** In milliseconds. */
    delay: Number.isFinite(seconds) ? 1000 * Math.min(LONGEST_DELAY, Math.max(0, seconds)) : 0,
  };
}

/** Remembers whether the user shows the broadcast view. */
export const keepBroadcastShown = (isShown: boolean): Promise<unknown> =>
  game.settings.set(MODULE_ID, 'broadcast', isShown);
