import {
  enemyOfNumber,
  NORTH,
  type Procedure,
  procedure,
  type SideNumber,
  SOUTH,
  sharedTurn,
  sideName,
  sideNumber,
} from '../../core';
import { numberOf } from '../square-grid/dice';
import { battle, turnOf } from './battle';
import { countCommands } from './commands';
import { EACH_OF_AVERAGE, EACH_OF_D6 } from './dice';
import { noted, passed } from './events';
import { optionIs } from './options';
import type { Context, Position } from './play';
import { decide } from './victory';
import { COMMAND } from './who-acts';

/** T004-8: each pip of the average die is a quarter of an hour. */
export const MINUTES_A_PIP = 15;
const FIXED_MINUTES = 60;
const USUAL_PIPS = 3.5;

/** The minutes that a turn takes, or takes on average if they are rolled. */
export const usualMinutes = (position: Position): number =>
  optionIs(position, 'time', 'fixed60') ? FIXED_MINUTES : USUAL_PIPS * MINUTES_A_PIP;

/** The data of a side at the start of its half of a turn. */
export const FRESH = {
  active: null,
  activated: [],
  assaults: [],
  pool: {},
  combat: null,
  hasLent: false,
} as const;

/** R004-26, R004-27: begins the other side's half; after both halves, time passes and a new turn begins. */
export const passTurn = procedure(function* (c: Context): Procedure {
  const { position } = c;
  if (position.isOver) return;
  const { turn, side } = position;
  if (sideName(side) === battle(position, 'first')) {
    beginHalf(c, turn + 1, enemyOfNumber(side));
    return;
  }
  yield* passTime(c);
  if (position.isOver) return;
  beginTurn(c, yield* nextFirst(c), turn + 1);
});

/** Begins a turn of both sides: R004-22. */
export function beginTurn(c: Context, first: SideNumber, number: number): void {
  noted(c, { first: sideName(first) });
  beginHalf(c, number, first);
}

function beginHalf(c: Context, number: number, side: SideNumber): void {
  noted(c, FRESH);
  c.turnBegan(number, side, COMMAND, countCommands(c.position, side, sharedTurn({ number })));
}

/** R004-27, T004-8: rolls the length of the turn, and ends the battle if it was the last one. */
function* passTime(c: Context): Procedure {
  const minutes = optionIs(c.position, 'time', 'fixed60') ? FIXED_MINUTES : yield* rollTime(c);
  const clock = battle(c.position, 'clock');
  const elapsed = clock.elapsed + minutes;
  passed(c, minutes);
  noted(c, { clock: { ...clock, elapsed } });
  if (clock.minutes !== null && elapsed >= clock.minutes) decide(c, 'time-is-up');
}

function* rollTime(c: Context): Procedure<number> {
  const { side } = c.position;
  const pips = numberOf(yield* c.roll({ reason: 'time', side, classes: EACH_OF_AVERAGE, dice: 1 }));
  c.rolled(pips);
  return pips * MINUTES_A_PIP;
}

/** R004-22: the side that goes first in the next turn. */
function* nextFirst(c: Context): Procedure<SideNumber> {
  const { position } = c;
  const first = battle(position, 'first');
  if (optionIs(position, 'initiative', 'rollOff')) return yield* winnerOfRollOff(c);
  if (optionIs(position, 'initiative', 'alternate')) return enemyOfNumber(sideNumber(first));
  const next = turnOf(position) + 1;
  const begun = battle(position, 'firsts').filter(({ from }) => from <= next);
  const latest = [...begun].sort((a, b) => a.from - b.from).at(-1);
  return sideNumber(latest?.side ?? first);
}

/** Both sides roll a die; the higher one goes first, ties are rolled again. */
export function* winnerOfRollOff(c: Context): Procedure<SideNumber> {
  for (;;) {
    const winner = yield* rollOnce(c);
    if (winner !== 'nobody') return winner;
  }
}

const rollOnce = procedure(function* (c: Context): Procedure<SideNumber | 'nobody'> {
  const south = yield* rollFor(c, SOUTH);
  const north = yield* rollFor(c, NORTH);
  if (south === north) return 'nobody';
  return south > north ? SOUTH : NORTH;
});

function* rollFor(c: Context, side: SideNumber): Procedure<number> {
  const pips = numberOf(yield* c.roll({ reason: 'initiative', side, classes: EACH_OF_D6, dice: 1 }));
  c.rolled(pips);
  return pips;
}
