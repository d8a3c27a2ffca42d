import { localize } from '../texts';
import { MODULE_ID } from './module-id';
import { registerChoice } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.notices': string;
  }
}

/** How a window in the background calls its user; each way includes those before it. */
const WAYS = ['off', 'tab', 'sound', 'browser'] as const;

type NoticeWay = (typeof WAYS)[number];

/** Lets each user choose how a window in the background calls; called once, in `init`. */
export function registerNotices(): void {
  registerChoice('notices', WAYS, {
    scope: 'client',
    texts: 'PDC.board.notices',
    initial: 'sound',
    onChange: () => void askPermission().catch(console.error),
  });
}

/** True if this client's user wants to be called in this way. */
export function isCalledBy(way: NoticeWay): boolean {
  const choice = game.settings.get(MODULE_ID, 'notices');
  const chosen = WAYS.find((each) => each === choice) ?? 'off';
  return WAYS.indexOf(chosen) >= WAYS.indexOf(way);
}

/** Asks the browser for its notifications: only after a click, and only if the user has chosen them. */
async function askPermission(): Promise<void> {
  if (!isCalledBy('browser') || !navigator.userActivation.isActive) return;
  // Without a secure connection there are none.
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
  if (answer === 'denied') ui.notifications.warn(localize('PDC.board.notices.blocked'));
}
