import { MODULE_ID } from './module-id';

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

const isPace = (choice: string): choice is keyof typeof PACES => Object.hasOwn(PACES, choice);

/** Lets each user choose how fast officers act when this user's window decides; called once, in `init`. */
export function registerOfficerPace(): void {
  game.settings.register(MODULE_ID, 'officerPace', {
    name: 'PDC.windows.officers.pace.name',
    hint: 'PDC.windows.officers.pace.hint',
    scope: 'client',
    config: true,
    type: String,
    choices: Object.fromEntries(
      Object.keys(PACES).map((choice) => [choice, `PDC.windows.officers.pace.choice.${choice}`]),
    ),
    default: 'quick',
  });
}

/** The pace of officers in this window. */
export function officerPace(): (typeof PACES)[keyof typeof PACES] {
  const choice = game.settings.get(MODULE_ID, 'officerPace');
  return PACES[isPace(choice) ? choice : 'quick'];
}
