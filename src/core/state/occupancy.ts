import { memoise, type SpaceId } from '../board';
import type { Leader, Unit } from './piece';
import type { State } from './state';

// Every space that a unit has ever occupied, numbered as they come: a list is faster to make than a map.
const numbers = new Map<SpaceId, number>();

function numberOf(space: SpaceId): number {
  const known = numbers.get(space);
  if (known !== undefined) return known;
  numbers.set(space, numbers.size);
  return numbers.size - 1;
}

function stand(occupancy: (Unit[] | undefined)[], unit: Unit, space: SpaceId): void {
  const number = numberOf(space);
  const others = occupancy[number];
  if (others) others.push(unit);
  else occupancy[number] = [unit];
}

// Worked out once for each set of pieces: every change of them makes a new set.
const unitsBySpace = memoise((units: State['units']): readonly (readonly Unit[] | undefined)[] => {
  const occupancy = new Array<Unit[] | undefined>(numbers.size).fill(undefined);
  for (const unit of Object.values(units)) {
    stand(occupancy, unit, unit.at);
    for (const space of unit.also ?? []) stand(occupancy, unit, space);
  }
  return occupancy;
});

const leadersBySpace = memoise((leaders: State['leaders']): ReadonlyMap<SpaceId, readonly Leader[]> => {
  const map = new Map<SpaceId, readonly Leader[]>();
  for (const leader of Object.values(leaders)) map.set(leader.at, [...(map.get(leader.at) ?? []), leader]);
  return map;
});

const NOBODY: readonly Leader[] = [];
const NO_UNITS: readonly Unit[] = [];

/** The units that occupy a space, wholly or partly, in the order of the battle's list. */
export const unitsAt = ({ units }: State, space: SpaceId): readonly Unit[] =>
  unitsBySpace(units)[numbers.get(space) ?? -1] ?? NO_UNITS;

/** The unit in a space, if any; the first of several. */
export const unitAt = (state: State, space: SpaceId): Unit | undefined => unitsAt(state, space)[0];

/** The leaders in a space. */
export const leadersAt = ({ leaders }: State, space: SpaceId): readonly Leader[] =>
  leadersBySpace(leaders).get(space) ?? NOBODY;
