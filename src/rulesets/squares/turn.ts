import {
  type StateContext,
  enemyOf,
  type Order,
  ownTurn,
  type StateProcedure,
  type Side,
  type State,
} from '../../core';
import { dropLapsed, standingAssaults } from './assault';
import { battleOf, noted, turnOf } from './battle';
import { commandsOf } from './commands';
import { eachFace, rollAndTell } from './dice';
import { optionIs } from './options';
import { decide } from './victory';

/** T004-8: each pip of the average die is a quarter of an hour. */
export const MINUTES_A_PIP = 15;
const FIXED_MINUTES = 60;

const FRESH = {
  active: null,
  activated: [],
  assaults: [],
  pool: {},
  combat: null,
  hasLent: false,
} as const;

/** Makes a deployed battle ready: R004-22. */
export function begin(state: State, first: Side): State {
  const pieces = [...Object.values(state.units), ...Object.values(state.reserve)];
  const strengthOf = (side: Side) =>
    pieces.filter((piece) => piece.side === side && 'strength' in piece).length;
  const battle = {
    clock: { start: '08:00', minutes: null, elapsed: 0 },
    firsts: [],
    towns: {},
    break: null,
    special: [],
    grades: null,
    ...state.extra,
    ...FRESH,
    strength: { south: strengthOf('south'), north: strengthOf('north') },
    first,
    planIsOver: false,
    isForeseen: false,
  };
  const isRolledFor = optionIs(state, 'initiative', 'rollOff');
  return {
    ...state,
    extra: battle,
    turn: {
      number: 1,
      side: first,
      step: isRolledFor ? 'initiative' : 'command',
      activations: commandsOf(state, first, 1).length,
      card: null,
    },
  };
}

/** A004-61: both commanders roll for the first turn, where the option says so. */
export function* rollOff(c: StateContext, _order: Order): StateProcedure {
  beginTurn(c, yield* winnerOfRollOff(c), 1);
}

/** R004-25: the side is done with its commands; assaults are resolved, or the other side begins. */
export function* endTurn(c: StateContext, _order: Order): StateProcedure {
  // Where a game master has taken one of those who fight off the board, none may be left to be fought.
  dropLapsed(c);
  if (standingAssaults(c.state).length > 0) c.emit({ type: 'step-began', step: 'assault' });
  else yield* passTurn(c);
}

/** R004-26, R004-27: the other side does the same; after both, time passes and a new turn begins. */
export function* passTurn(c: StateContext): StateProcedure {
  if (c.state.winner) return;
  const { number, side } = c.state.turn;
  if (side === battleOf(c.state).first) {
    beginHalf(c, number + 1, enemyOf(side));
    return;
  }
  yield* passTime(c);
  if (c.state.winner) return;
  beginTurn(c, yield* nextFirst(c), number + 1);
}

function beginTurn(c: StateContext, first: Side, number: number): void {
  c.emit(noted({ first }));
  beginHalf(c, number, first);
}

function beginHalf(c: StateContext, number: number, side: Side): void {
  c.emit(noted(FRESH));
  const activations = commandsOf(c.state, side, ownTurn({ number })).length;
  c.emit({ type: 'turn-began', number, side, step: 'command', activations });
}

/** R004-27, T004-8: how long the turn has been, and whether it was the last one. */
function* passTime(c: StateContext): StateProcedure {
  const minutes = optionIs(c.state, 'time', 'fixed60') ? FIXED_MINUTES : yield* rollTime(c);
  const { clock } = battleOf(c.state);
  const elapsed = clock.elapsed + minutes;
  c.emit({ type: 'time-passed', minutes });
  c.emit(noted({ clock: { ...clock, elapsed } }));
  if (clock.minutes !== null && elapsed >= clock.minutes) decide(c, 'time-is-up');
}

function* rollTime(c: StateContext): StateProcedure<number> {
  const { side } = c.state.turn;
  const classes = eachFace(2, 3, 4, 5);
  const query = { reason: 'time', side, die: 'average', count: 1, classes, modifiers: [], mark: '' };
  const pips = (faces: readonly string[]) => Number(faces[0]);
  return pips(yield* rollAndTell(c, query, pips)) * MINUTES_A_PIP;
}

/** R004-22: who is first in the turn that begins. */
function* nextFirst(c: StateContext): StateProcedure<Side> {
  const { first, firsts } = battleOf(c.state);
  if (optionIs(c.state, 'initiative', 'rollOff')) return yield* winnerOfRollOff(c);
  if (optionIs(c.state, 'initiative', 'alternate')) return enemyOf(first);
  const next = turnOf(c.state) + 1;
  const begun = firsts.filter(({ from }) => from <= next).sort((a, b) => a.from - b.from);
  return begun.at(-1)?.side ?? first;
}

/** Both roll a die; the higher one is first, equals roll again. */
function* winnerOfRollOff(c: StateContext): StateProcedure<Side> {
  for (;;) {
    const south = yield* rollFor(c, 'south');
    const north = yield* rollFor(c, 'north', `${south}`);
    if (south !== north) return south > north ? 'south' : 'north';
  }
}

function* rollFor(c: StateContext, side: Side, carried = ''): StateProcedure<number> {
  const classes = eachFace(1, 2, 3, 4, 5, 6);
  const query = { reason: 'initiative', side, die: 'd6', count: 1, classes, modifiers: [], mark: carried };
  const pips = (faces: readonly string[]) => Number(faces[0]);
  return pips(yield* rollAndTell(c, query, pips));
}
