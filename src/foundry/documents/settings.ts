import { type Ruleset, readTables, type TableCells } from '../../core';
import { MODULE_ID } from './module-id';
import { registerOwnSide } from './own-side-settings';
import { registerPalette } from './palette-setting';
import { registerProvable } from './provable-settings';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.stintClock': foundry.data.fields.BooleanField<{ initial: false }>;
    'pas-de-charge.motion': string;
    'pas-de-charge.theatre': string;
    'pas-de-charge.odds': foundry.data.fields.BooleanField<{ initial: true }>;
    'pas-de-charge.attackAtOnce': foundry.data.fields.BooleanField<{ initial: false }>;
    'pas-de-charge.tables': foundry.data.fields.StringField<{ required: true; initial: '' }>;
  }
}

/** Sets up what users may choose for themselves; to be called once, in `init`. */
export function registerSettings(): void {
  registerOwnSide();
  registerProvable();
  registerShowOdds();
  registerAttackAtOnce();
  registerTheatre();
  registerMotion();
  registerPalette();
}

/** Lets each user choose how much moves, whatever the system says. */
function registerMotion(): void {
  game.settings.register(MODULE_ID, 'motion', {
    name: 'PDC.board.motion.name',
    hint: 'PDC.board.motion.hint',
    scope: 'client',
    config: true,
    type: String,
    choices: Object.fromEntries(
      MOTION_CHOICES.map((choice) => [choice, `PDC.board.motion.choice.${choice}`]),
    ),
    default: 'system',
    onChange: show,
  });
  systemMotion().addEventListener('change', show);
  show();
}

/** Lets each user choose what is made of orders for the eye and the ear; how much of it moves, his choice about motion says. */
function registerTheatre(): void {
  game.settings.register(MODULE_ID, 'theatre', {
    name: 'PDC.board.theatre.name',
    hint: 'PDC.board.theatre.hint',
    scope: 'client',
    config: true,
    type: String,
    choices: Object.fromEntries(
      THEATRE_CHOICES.map((choice) => [choice, `PDC.board.theatre.choice.${choice}`]),
    ),
    default: 'all',
  });
}

/** What a user can choose of dice, smoke and sounds: all, what is seen, what is heard, or none. */
const THEATRE_CHOICES = ['all', 'seen', 'heard', 'off'] as const;

/** Whether the user of this client wants to see, or to hear, what orders do. */
export function isTheatre(sense: 'seen' | 'heard'): boolean {
  const choice = game.settings.get(MODULE_ID, 'theatre');
  return choice === 'all' || choice === sense;
}

/** The styles go by a class, since they can't ask for the setting. */
function show(): void {
  document.body.classList.toggle('pdc-still', isStill());
}

/** Lets each user do without the exact odds beside the targets. */
function registerShowOdds(): void {
  game.settings.register(MODULE_ID, 'odds', {
    name: 'PDC.board.odds.setting.name',
    hint: 'PDC.board.odds.setting.hint',
    scope: 'client',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: true }),
  });
}

/** Lets each user attack by the first click on a target. */
function registerAttackAtOnce(): void {
  game.settings.register(MODULE_ID, 'attackAtOnce', {
    name: 'PDC.board.attackAtOnce.name',
    hint: 'PDC.board.attackAtOnce.hint',
    scope: 'client',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: false }),
  });
}

/** Lets the game master have a clock for what a game times; to be called once, in `init`. */
export function registerClock(onChange: () => void): void {
  game.settings.register(MODULE_ID, 'stintClock', {
    name: 'PDC.board.clock.name',
    hint: 'PDC.board.clock.hint',
    scope: 'world',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: false }),
    onChange,
  });
}

/** Whether this world plays against the clock. */
export const isClockOn = (): boolean => game.settings.get(MODULE_ID, 'stintClock');

/** Asks the system whether it would rather have less motion; the list tells when that changes. */
const systemMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things stand still for the user of this client. */
export const isStill = (): boolean =>
  isStillBy(game.settings.get(MODULE_ID, 'motion'), systemMotion().matches);

/** What a user can choose about motion on the map: as the system says, none, or all of it. */
export const MOTION_CHOICES = ['system', 'still', 'moving'] as const;

/** Whether things stand still, by the user's choice and by what the system asks for. */
export const isStillBy = (choice: string, systemAsks: boolean): boolean =>
  choice === 'still' || (choice !== 'moving' && systemAsks);

/** Keeps the house tables that new battles of this world begin with; to be called once, in `init`. */
export function registerHouseTables(): void {
  game.settings.register(MODULE_ID, 'tables', {
    scope: 'world',
    config: false,
    type: new foundry.data.fields.StringField({ required: true, initial: '' }),
  });
}

/** The house tables that new battles of a game begin with; none that its rules can't read any more. */
export function houseTablesOf(rules: Ruleset): Tables {
  const given = kept()[rules.id];
  if (given === undefined) return {};
  const faults: string[] = [];
  const tables = readTables(rules, given, 'tables', {
    add: (place, fault) => faults.push(`${place}: ${fault}`),
  });
  if (faults.length === 0) return tables;
  console.warn(...faults);
  return {};
}

/** Lets new battles of a game begin with other house tables. */
export async function keepHouseTables({ id }: Ruleset, tables: Tables): Promise<void> {
  await game.settings.set(MODULE_ID, 'tables', JSON.stringify({ ...kept(), [id]: tables }));
}

/** What is kept, game by game; nothing where it can't be read. */
function kept(): Readonly<Record<string, unknown>> {
  const text = game.settings.get(MODULE_ID, 'tables');
  if (text === '') return {};
  try {
    const all: unknown = JSON.parse(text);
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch (error) {
    console.warn(error);
    return {};
  }
}

/** House tables by their ids. */
export type Tables = Readonly<Record<string, TableCells>>;
