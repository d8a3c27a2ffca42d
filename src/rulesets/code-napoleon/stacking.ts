import { enemyOfNumber, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isArtillery, isFormed, isSkirmishing } from './arms';
import type { Piece, Position } from './play';

/** R003-54: the number of batteries that a square holds. */
const MOST_BATTERIES = 2;

/** R003-53, R003-54, R003-89, A003-20: one formed regiment, two batteries, one detachment of skirmishers. */
export const MOST_UNITS = 1 + MOST_BATTERIES + 1;

/** The reason a square has no room for a unit beside its friends; undefined if it has room. */
export function roomFault(position: Position, unit: Piece, space: number): Refusal | undefined {
  if (hasRoom(position, unit, space)) return undefined;
  return because(
    isArtillery(unit) ? 'two-batteries' : 'square-is-taken',
    isArtillery(unit) ? 'R003-54' : 'R003-53',
    position.board.name(space),
  );
}

/** True if a square has room for a unit beside its friends. */
export function hasRoom(position: Position, unit: Piece, space: number): boolean {
  if (!position.hasUnitOf(space, unit.side)) return true;
  const alike = isArtillery(unit) ? isArtillery : isSkirmishing(unit) ? isSkirmishing : isFormed;
  let left = isArtillery(unit) ? MOST_BATTERIES : 1;
  for (let other = position.unitAt(space); other; other = position.nextTo(other, space)) {
    if (other !== unit && other.side === unit.side && alike(other)) left -= 1;
  }
  return left > 0;
}

/** R003-57: true if an enemy unit is in a square. */
export const isEnemyAt = (position: Position, { side }: Piece, space: number): boolean =>
  position.hasUnitOf(space, enemyOfNumber(side));

/** R003-55, R003-56: true if a battery shares its square with a formed regiment. */
export const isCrowded = (position: Position, battery: Piece): boolean =>
  position.unitsAt(battery.at).some((other) => other !== battery && isFormed(other));
