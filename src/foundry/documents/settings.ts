import { type Ruleset, readTables, type Scenario, type TableCells } from '../../core';
import { registerAdvice } from './advice-setting';
import { registerBroadcastSettings } from './broadcast-settings';
import { registerDrawing } from './drawing-settings';
import { registerKeptRequests } from './kept-requests-setting';
import { Listeners } from './listeners';
import { registerLooks } from './look-settings';
import { MODULE_ID } from './module-id';
import { registerNotices } from './notice-settings';
import { registerOfficerPace } from './officer-settings';
import { registerNewBattlesView, registerOwnSide } from './own-side-settings';
import { parsedOrNull } from './parsed-or-null';
import { registerProvable } from './provable-settings';
import { registerChoice, registerSwitch } from './shown-setting';
import { registerStandIns } from './stand-in-settings';
import { registerTrials } from './trials-setting';
import { registerWebhookSeal } from './webhook-setting';

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

/**
 * Registers the settings that users see; called once, in `init`. Foundry lists them in this order: first those of the
 * world, then each user's own, which the windows of the module complete. Their names begin with their group.
 */
export function registerSettings(): void {
  registerNewBattlesView();
  registerProvable();
  registerStandIns();
  registerAdvice();
  registerClock();
  registerOfficerPace();
  registerDrawing();
  registerLooks();
  registerMotion();
  registerTheatre();
  registerShowOdds();
  registerAttackAtOnce();
  registerOwnSide();
  registerKeptRequests();
  registerWebhookSeal();
  registerTrials();
  registerNotices();
  registerBroadcastSettings();
}

/** Lets each user choose the amount of motion, regardless of the system setting. */
function registerMotion(): void {
  registerChoice('motion', MOTION_CHOICES, {
    scope: 'client',
    texts: 'PDC.board.motion',
    initial: 'system',
    onChange: show,
  });
  systemMotion().addEventListener('change', show);
  show();
}

/** Lets each user choose the battle effects, sight and sound; the amount of motion is set by the motion setting. */
function registerTheatre(): void {
  registerChoice('theatre', THEATRE_CHOICES, { scope: 'client', texts: 'PDC.board.theatre', initial: 'all' });
}

/** The choices for dice, smoke and sounds: all, only visual, only audible, or none. */
const THEATRE_CHOICES = ['all', 'seen', 'heard', 'off'] as const;

/** True if this client's user wants visual, or audible, battle effects. */
export function isTheatre(sense: 'seen' | 'heard'): boolean {
  const choice = game.settings.get(MODULE_ID, 'theatre');
  return choice === 'all' || choice === sense;
}

/** The styles use a class, since they can't read the setting. */
function show(): void {
  document.body.classList.toggle('pdc-still', isStill());
}

/** Lets each user hide the exact odds beside the targets. */
function registerShowOdds(): void {
  registerSwitch('odds', { scope: 'client', texts: 'PDC.board.odds.setting', initial: true });
}

/** Lets each user attack with the first click on a target. */
function registerAttackAtOnce(): void {
  registerSwitch('attackAtOnce', { scope: 'client', texts: 'PDC.board.attackAtOnce', initial: false });
}

const clockChanged = new Listeners();

/** Lets the GM turn on a clock for games with timed turns. */
function registerClock(): void {
  registerSwitch('stintClock', {
    scope: 'world',
    texts: 'PDC.board.clock',
    initial: false,
    onChange: () => clockChanged.tell(),
  });
}

/** Calls the listener after every change of that setting. */
export const onClock = (listener: () => void): void => clockChanged.add(listener);

/** True if this world plays with a clock. */
export const isClockOn = (): boolean => game.settings.get(MODULE_ID, 'stintClock');

/** The system's setting for reduced motion; the list notifies of changes. */
const systemMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** True if this client's user wants no motion. */
export const isStill = (): boolean =>
  isStillBy(game.settings.get(MODULE_ID, 'motion'), systemMotion().matches);

/** The choices for motion on the map: the system's setting, none, or all. */
export const MOTION_CHOICES = ['system', 'still', 'moving'] as const;

/** True if there is no motion, by the user's choice and the system's setting. */
export const isStillBy = (choice: string, systemAsks: boolean): boolean =>
  choice === 'still' || (choice !== 'moving' && systemAsks);

/** Registers the house tables for new battles of this world; called once, in `init`. */
export function registerHouseTables(): void {
  game.settings.register(MODULE_ID, 'tables', {
    scope: 'world',
    config: false,
    type: new foundry.data.fields.StringField({ required: true, initial: '' }),
  });
}

/** The house tables for new battles of a game, without those that its rules can no longer read. */
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

/** The house tables that a battle of a scenario is set up with: those that it does not bring itself. */
export const houseTablesFor = (rules: Ruleset, { tables = {} }: Scenario): readonly string[] =>
  Object.keys(houseTablesOf(rules)).filter((id) => !(id in tables));

/** A scenario as this world plays it: its own tables take precedence over the house tables. */
export const withHouseTables = (rules: Ruleset, scenario: Scenario): Scenario => ({
  ...scenario,
  tables: { ...houseTablesOf(rules), ...scenario.tables },
});

/** Stores the house tables for new battles of a game. */
export async function keepHouseTables({ id }: Ruleset, tables: Tables): Promise<void> {
  await game.settings.set(MODULE_ID, 'tables', JSON.stringify({ ...kept(), [id]: tables }));
}

/** The stored tables, game by game; empty if they are unreadable. */
function kept(): Readonly<Record<string, unknown>> {
  const text = game.settings.get(MODULE_ID, 'tables');
  return text === '' ? {} : Object(parsedOrNull(text));
}

/** House tables by their ids. */
export type Tables = Readonly<Record<string, TableCells>>;
