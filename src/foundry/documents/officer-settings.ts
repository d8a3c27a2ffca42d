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

const CHOICES = ['slow', 'quick', 'at-once'] as const satisfies readonly Pace[];

/** Lets each user choose how fast officers act when this user's window decides; called once, in `init`. */
export function registerOfficerPace(): void {
  registerChoice('officerPace', CHOICES, {
    scope: 'client',
    texts: 'PDC.windows.officers.pace',
    initial: 'quick',
  });
}

/** The choice of this user. */
const chosen = (): Pace => {
  const choice = game.settings.get(MODULE_ID, 'officerPace');
  return CHOICES.find((each) => each === choice) ?? 'quick';
};

/** The time in which players answer, in milliseconds: the pace of officers does not change it. */
const PLAYER = { least: 3000, most: 8000 };

/** The pace of officers and of standing orders in this window. */
export const officerPace = () => ({ ...PACES[chosen()], player: PLAYER });

/** True if there is no slower, or no faster, pace. */
export const isPaceAt = (end: 'slowest' | 'fastest'): boolean =>
  chosen() === CHOICES.at(end === 'slowest' ? 0 : -1);

/** Chooses the pace that comes so many places after that of now. */
async function changePace(by: 1 | -1): Promise<void> {
  const next = CHOICES[CHOICES.indexOf(chosen()) + by];
  if (next) await game.settings.set(MODULE_ID, 'officerPace', next);
}

/** Makes the officers of this window slower. */
export const slowerPace = (): Promise<void> => changePace(-1);

/** Makes the officers of this window faster. */
export const fasterPace = (): Promise<void> => changePace(1);
