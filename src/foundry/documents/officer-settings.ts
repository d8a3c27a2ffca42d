import { MODULE_ID } from './module-id';
import { registerChoice } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.officerPace': string;
  }
}

/** The shortest time that an order or an answer of an officer takes, in milliseconds. */
const PACES = {
  slow: { order: 2400, answer: 1600 },
  quick: { order: 900, answer: 700 },
  'at-once': { order: 0, answer: 0 },
} as const;

type Pace = keyof typeof PACES;

const isPace = (choice: string): choice is Pace => Object.hasOwn(PACES, choice);

/** Lets each user choose how fast officers act when this user's window decides; called once, in `init`. */
export function registerOfficerPace(): void {
  registerChoice('officerPace', Object.keys(PACES).filter(isPace), {
    scope: 'client',
    texts: 'PDC.windows.officers.pace',
    initial: 'quick',
  });
}

/** The pace of officers in this window. */
export function officerPace(): (typeof PACES)[Pace] {
  const choice = game.settings.get(MODULE_ID, 'officerPace');
  return PACES[isPace(choice) ? choice : 'quick'];
}
