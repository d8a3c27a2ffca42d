import { enemyOfNumber, type Procedure, procedure } from '../../core';
import { isInArc, nearestOf } from './arc';
import { inMarchColumn, isArtillery, isInfantry, isSkirmishing, isUnlimbered, squaresOf } from './arms';
import { suffer } from './attack-effect';
import { battle } from './battle';
import { hasForded, isRouted } from './condition';
import { marked } from './events';
import { bandTo, baseNumber, type Firing, fireNumber, shotAt } from './fire-number';
import { isSeen } from './line-of-sight';
import { FIRED } from './marks';
import type { Context, Piece, Position } from './play';
import { isCrowded } from './stacking';
import { bareNumber, passes } from './unit-die';

/** R003-122: the range of small arms, in squares. */
export const REACH = 1;

/** True if a unit can fire at all in its current state: R003-55, R003-58, R003-89, R003-124, R003-127. */
export function mayFire(position: Position, firer: Piece): boolean {
  if (firer.isLeader || isRouted(firer) || hasForded(position, firer)) return false;
  if (isArtillery(firer)) return isUnlimbered(firer) && !isCrowded(position, firer);
  if (!isSkirmishing(firer)) return firesAtAll(firer);
  return !sharesLine(position, firer);
}

/** T003-11: true if a regiment can fire in its formation: cavalry only as skirmishers, and none in march column. */
export const firesAtAll = (firer: Piece): boolean =>
  isSkirmishing(firer) || (isInfantry(firer) && !inMarchColumn(firer));

/** R003-89: true for skirmishers that share a square with another friendly unit; they may not fire. */
export const sharesLine = (position: Position, firer: Piece): boolean =>
  squaresOf(firer).some((space) => position.unitsAt(space).some((other) => other !== firer));

/** R003-126: true if a melee is in a square; no unit may fire into it. */
export const isFoughtOver = (position: Position, space: number): boolean =>
  battle(position, 'melees').some(({ at }) => at === position.board.name(space));

/** R003-115 to R003-118, R003-122, R003-123: the shot of a unit at another one; undefined if it can't fire at it. */
export function firingAt(position: Position, firer: Piece, target: Piece): Firing | undefined {
  if (!target.isOnBoard || target.isLeader || target.side !== enemyOfNumber(firer.side)) return undefined;
  if (!mayFire(position, firer) || isFoughtOver(position, firer.at)) return undefined;
  const seen = squaresOf(target).filter((at) => !isFoughtOver(position, at));
  const lines = seen.map((at) => ({ firer, target, at, from: squaresThatReach(position, firer, at) }));
  const [best] = lines.filter(({ from }) => from.length > 0).sort((a, b) => b.from.length - a.from.length);
  return best && baseNumber(position, best) !== undefined ? best : undefined;
}

/** The squares of a unit from which it can fire at a square, each tested separately: R003-116. */
const squaresThatReach = (position: Position, firer: Piece, at: number): readonly number[] =>
  squaresOf(firer).filter((from) => {
    const isNear = isArtillery(firer)
      ? bandTo(position, firer, at) !== undefined
      : position.board.distance(from, at) <= REACH;
    return (
      isNear &&
      isInArc(position, firer, from, at) &&
      isSeen(position, firer, from, at, shotAt(position, firer, at))
    );
  });

/** R003-119 to R003-121: a unit fires at another one, in its own step or as a reaction; nothing happens if it can't. */
export const shoot = procedure(function* (
  c: Context,
  firer: Piece,
  target: Piece,
  squares?: readonly number[],
): Procedure {
  const firing = firingAt(c.position, firer, target);
  if (!firing) return;
  yield* shootAs(c, squares ? { ...firing, from: squares } : firing);
});

/** R003-119 to R003-121: resolves a shot without a test of range, arc or line of sight. */
export function* shootAs(c: Context, firing: Firing): Procedure {
  const { firer, target, from, at } = firing;
  const number = fireNumber(c.position, firing, c.events !== null);
  if (!number) return;
  c.attacked('fire', firer, target);
  marked(c, firer, FIRED);
  // T003-12: a shot with a number of one or less has no effect.
  if (bareNumber(number) <= 1) return;
  if (yield* passes(c, { unit: target, reason: 'fire-score', target: firer, ...number })) return;
  const [source = nearestOf(c.position, firer, at)] = from;
  yield* suffer(c, target, { from: source, by: firer, kind: 'fire' });
}
