import type { SideNumber } from '../../core';
import { inTown, isArtillery, isInfantry } from './arms';
import { townOf } from './battle';
import type { Piece, Position } from './play';

/** R004-12 to R004-14 (A004-46): at most four units of infantry and cavalry, and at most six in all. */
const MOST_FOOT_AND_HORSE = 4;
export const MOST_UNITS = 6;

/** True if a square has room for one more unit. */
export function hasRoom(position: Position, unit: Piece, space: number): boolean {
  let [all, formed] = [0, 0];
  for (let other = position.unitAt(space); other; other = position.nextTo(other)) {
    if (other === unit) continue;
    all += 1;
    if (!isArtillery(other)) formed += 1;
  }
  return all < MOST_UNITS && (isArtillery(unit) || formed < MOST_FOOT_AND_HORSE);
}

/** True if a town has room for one more unit of the same kind: R004-18, R004-21. */
export function townHasRoom(position: Position, unit: Piece, space: number): boolean {
  const { infantry, artillery } = townOf(position, space);
  const alike = garrisonAt(position, space).filter(
    (other) => other !== unit && isInfantry(other) === isInfantry(unit),
  );
  return alike.length < (isInfantry(unit) ? infantry : artillery);
}

/** R004-18, R004-48: true if infantry of a side occupies the town of a square. */
export const hasGarrison = (position: Position, { at, side }: Piece): boolean =>
  garrisonAt(position, at).some((unit) => unit.side === side && isInfantry(unit));

/** The units that occupy the town of a square. */
const garrisonAt = (position: Position, space: number): readonly Piece[] =>
  position.unitsAt(space).filter(inTown);

/** A004-48: true if a square holds generals of a side but none of its units. */
export const hasLoneGenerals = (position: Position, space: number, side: SideNumber): boolean =>
  position.hasLeaderOf(space, side) && !position.hasUnitOf(space, side);

/** R004-16, A004-48: true if a square holds any piece of a side, even only a general. */
export const isHeldBy = (position: Position, space: number, side: SideNumber): boolean =>
  position.hasUnitOf(space, side) || position.hasLeaderOf(space, side);
