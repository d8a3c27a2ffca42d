import { given, last, NO_SPACE, type Procedure, procedure } from '../../core';
import { straightAway } from '../square-grid/board';
import { suffer } from './attack-effect';
import { attackersIn, comerOf, type Fray, foesOf, frayOf, goesOn, meleeAt } from './melee';
import { meleeNumber, scoreChance } from './melee-number';
import type { Context, Piece, Position } from './play';
import { passes } from './unit-die';

/** A unit that must roll, and the enemy that it rolls against. */
interface Pair {
  readonly unit: Piece;
  readonly foe: Piece;
}

/** The units now in the melee in a square; undefined once one side has none left (R003-145). */
export function standingAt(position: Position, at: number): Fray | undefined {
  const melee = meleeAt(position, at);
  const fray = melee && frayOf(position, melee);
  return fray && goesOn(fray) ? fray : undefined;
}

/** The units in a melee that goes on. */
function fought(position: Position, at: number): Fray {
  const fray = standingAt(position, at);
  if (!fray) throw new RangeError(nobodyIn(position, at));
  return fray;
}

const nobodyIn = ({ board }: Position, at: number): string => `nobody fights in ${board.name(at)}`;

/** A3.5, R003-143: one unit of each side rolls against one of the other; both results apply at the same time. */
export const round = procedure(function* (c: Context, at: number): Procedure {
  const { position } = c;
  const fray = standingAt(position, at);
  if (!fray) return;
  const defence = yield* named(c, at, false);
  const attack = yield* named(c, at, true);
  const defends = yield* holds(c, at, 'melee-defence', defence);
  const attacks = yield* holds(c, at, 'melee-attack', attack);
  if (!defends) {
    const score = takeScore(c, fray, defence);
    yield* attacks ? last(c, score) : score;
  }
  if (!attacks) yield* last(c, takeScore(c, fray, attack));
});

/** R003-149: the enemy chooses the unit that must roll and its own unit to roll against, worst for the roller first. */
const named = procedure(function* (c: Context, at: number, attacks: boolean): Procedure<Pair> {
  const { position } = c;
  const fray = fought(position, at);
  const rollers = attacks ? attackersIn(fray) : fray.defenders;
  const [first] = rollers;
  const foes = first ? foesOf(fray, first) : [];
  const [judge] = foes;
  if (!first || !judge) throw new RangeError(nobodyIn(position, at));
  const { side } = judge;
  const chance = (unit: Piece, foe: Piece) => scoreChance(position, fray, unit, foe);
  const worst = (unit: Piece) => Math.max(...foes.map((foe) => chance(unit, foe)));
  const unit = yield* c.ask({
    reason: 'melee-roller',
    side,
    unit: judge,
    of: 'unit',
    options: sorted(rollers, worst),
  });
  const against = sorted(foes, (foe) => chance(unit, foe));
  const [best = judge] = against;
  // No question is needed if all enemies are equal.
  const isAlike = against.every((foe) => chance(unit, foe) === chance(unit, best));
  if (isAlike) return { unit, foe: best };
  const foe = yield* c.ask({ reason: 'melee-foe', side, unit, of: 'unit', options: against });
  return { unit, foe };
});

const sorted = (units: readonly Piece[], worth: (unit: Piece) => number): readonly Piece[] =>
  [...units].sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1));

const holds = procedure(function* (
  c: Context,
  at: number,
  reason: 'melee-defence' | 'melee-attack',
  { unit, foe }: Pair,
): Procedure<boolean> {
  const number = meleeNumber(c.position, fought(c.position, at), unit, foe, c.events !== null);
  return yield* last(c, passes(c, { unit, reason, target: foe, ...number }));
});

/** R003-120: applies a score; attackers retreat the way they came, defenders away from the attacker. */
function takeScore(c: Context, fray: Fray, { unit, foe }: Pair): Procedure<unknown> {
  if (!unit.isOnBoard || !unit.covers(fray.at)) return given(null);
  const own = comerOf(fray, unit);
  const from = own ? straightAway(c.position.board, fray.at, own.from) : comerOf(fray, foe)?.from;
  // Beyond the board's edge there is no square, so the enemy counts as in the melee's own square.
  const source = from === undefined || from === NO_SPACE ? fray.at : from;
  return suffer(c, unit, { from: source, by: foe, kind: 'melee' });
}
