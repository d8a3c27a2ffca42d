import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isInArc } from './arc';
import { isArtillery, isSkirmishing, isUnlimbered, squaresOf } from './arms';
import { hasForded, isRouted, unitData } from './condition';
import { bandTo, type Firing, fireNumber } from './fire-number';
import { FIRED, FORCE_MARCHED } from './marks';
import type { Piece, Position } from './play';
import { firesAtAll, firingAt, isFoughtOver, REACH, sharesLine } from './shot';
import { isCrowded } from './stacking';
import { bareNumber } from './unit-die';

/** The reason a unit may not fire at all: R003-55, R003-58, R003-63, R003-89, R003-124, R003-126, R003-127. */
export function firerFault(position: Position, unit: Piece): Refusal | undefined {
  if (isRouted(unit)) return because('routed-never-fire', 'R003-127');
  if (unit.has(FORCE_MARCHED)) return because('has-force-marched', 'R003-63');
  if (hasForded(position, unit)) return because('in-the-ford', 'R003-124');
  if (isFoughtOver(position, unit.at)) return because('melee-is-there', 'R003-126');
  return isArtillery(unit) ? gunsFault(position, unit) : smallArmsFault(position, unit);
}

function gunsFault(position: Position, battery: Piece): Refusal | undefined {
  if (battery.has(FIRED)) return because('has-fired', 'A003-07');
  if (!isUnlimbered(battery)) return because('not-unlimbered', 'R003-58');
  return isCrowded(position, battery) ? because('guns-are-silent', 'R003-55') : undefined;
}

function smallArmsFault(position: Position, unit: Piece): Refusal | undefined {
  if (!firesAtAll(unit)) return because('never-fires-so', 'T003-11');
  if (!isSkirmishing(unit)) return unit.has(FIRED) ? because('has-fired', 'A003-07') : undefined;
  if (sharesLine(position, unit)) return because('screen-is-lost', 'R003-89');
  return squaresLeft(squaresOf(unit), unit).length === 0 ? because('has-fired', 'A003-07') : undefined;
}

/** The reason a unit may not fire at this target: R003-115 to R003-117, R003-122, R003-123, R003-126. */
export function targetFault(position: Position, unit: Piece, target: Piece | null): Refusal | undefined {
  if (!target?.isOnBoard || target.isLeader) return because('no-such-target', 'R003-119');
  if (target.side === unit.side) return because('own-unit', 'R003-119');
  const firing = firingAt(position, unit, target);
  return firing ? shotFault(position, firing) : missFault(position, unit, target);
}

/** Why a shot that gets to its target is not fired: R003-117, T003-12. */
function shotFault(position: Position, firing: Firing): Refusal | undefined {
  const from = squaresLeft(firing.from, firing.firer);
  if (from.length === 0) return because('has-fired', 'R003-117');
  const number = fireNumber(position, { ...firing, from }, false);
  return number && bareNumber(number) <= 1 ? because('no-effect', 'T003-12') : undefined;
}

/** True if a unit that fires may fire at an enemy, for lists: most enemies are too far away to ask more. */
export function mayHit(position: Position, unit: Piece, target: Piece): boolean {
  if (!isNear(position, unit, target)) return false;
  const firing = firingAt(position, unit, target);
  return firing !== undefined && !shotFault(position, firing);
}

/** True if the fire of a unit reaches any square of a target. */
function isNear(position: Position, unit: Piece, target: Piece): boolean {
  if (reachesTo(position, unit, target.at)) return true;
  for (const at of target.also) if (reachesTo(position, unit, at)) return true;
  return false;
}

function reachesTo(position: Position, unit: Piece, at: number): boolean {
  if (isArtillery(unit)) return bandTo(position, unit, at) !== undefined;
  const { board } = position;
  if (board.distance(unit.at, at) <= REACH) return true;
  for (const from of unit.also) if (board.distance(from, at) <= REACH) return true;
  return false;
}

/** The reason no shot of a unit reaches a target. */
function missFault(position: Position, unit: Piece, target: Piece): Refusal {
  const place = position.board.name(target.at);
  const squares = squaresOf(target);
  if (squares.every((at) => isFoughtOver(position, at))) return because('melee-is-there', 'R003-126', place);
  const lines = squares.flatMap((at) => squaresOf(unit).map((from) => [from, at] as const));
  const near = lines.filter(([from, at]) =>
    isArtillery(unit) ? bandTo(position, unit, at) !== undefined : position.board.distance(from, at) <= REACH,
  );
  if (near.length === 0) {
    return because('not-within-reach', isArtillery(unit) ? 'R003-123' : 'R003-122', place);
  }
  return near.some(([from, at]) => isInArc(position, unit, from, at))
    ? because('shot-is-stopped', 'T003-21', place)
    : because('not-in-arc', isSkirmishing(unit) ? 'R003-116' : 'R003-115', place);
}

/** R003-117: the given squares of skirmishers that have not fired in this phase; for other units all of them. */
export function squaresLeft(squares: readonly number[], unit: Piece): readonly number[] {
  if (!isSkirmishing(unit)) return squares;
  const shot = squaresShot(unit);
  return squares.filter((space) => !shot.includes(unit.position.board.name(space)));
}

/** The squares of skirmishers that have fired in this phase; data from an earlier phase does not count. */
export const squaresShot = (unit: Piece): readonly string[] =>
  unit.has(FIRED) ? (unitData(unit).shot ?? []) : [];
