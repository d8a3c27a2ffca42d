import { leadersAt, type Side, type SpaceId, type State, type Unit, unitsAt } from '../../core';
import { townOf } from './battle';
import { inTown, isArtillery, isInfantry } from './unit-types';

/** R004-12 to R004-14 (A004-46): at most four of foot and horse, at most six in all. */
const MOST_FOOT_AND_HORSE = 4;
export const MOST_UNITS = 6;

/** Whether a square has room for one more unit. */
export function hasRoom(state: State, unit: Unit, space: SpaceId): boolean {
  const others = unitsAt(state, space).filter(({ id }) => id !== unit.id);
  if (others.length >= MOST_UNITS) return false;
  const formed = others.filter((other) => !isArtillery(other));
  return isArtillery(unit) || formed.length < MOST_FOOT_AND_HORSE;
}

/** Whether a town has room for one more of its kind: R004-18, R004-21. */
export function townHasRoom(state: State, unit: Unit, space: SpaceId): boolean {
  const { infantry, artillery } = townOf(state, space);
  const inside = garrisonAt(state, space).filter(({ id }) => id !== unit.id);
  const most = isInfantry(unit) ? infantry : artillery;
  return inside.filter((other) => isInfantry(other) === isInfantry(unit)).length < most;
}

/** R004-18, R004-48: whether infantry of a side occupies the town of a square. */
export const hasGarrison = (state: State, { at, side }: Unit): boolean =>
  garrisonAt(state, at).some((unit) => unit.side === side && isInfantry(unit));

/** The units that occupy the town of a square. */
const garrisonAt = (state: State, space: SpaceId): readonly Unit[] => unitsAt(state, space).filter(inTown);

/** Whether units of a side stand in a square (R004-16). */
export const isHeldBy = (state: State, space: SpaceId, side: Side): boolean =>
  unitsAt(state, space).some((unit) => unit.side === side);

/** Generals of a side who stand in a square without any of its units (A004-48). */
export const loneGenerals = (state: State, space: SpaceId, side: Side) =>
  isHeldBy(state, space, side) ? [] : leadersAt(state, space).filter((leader) => leader.side === side);
