import {
  type Army,
  type ArmyBuilding,
  type BattlePlan,
  type Faults,
  fields,
  noOthers,
  oneOf,
  SIDES,
  type Side,
  whole,
} from '../../src/core';
import type { ArmyCase } from './army-case';
import type { Games } from './games';
import { readArmyThen } from './read-army-then';
import { readTitle } from './read-title';
import { ARMY_WORDS } from './words';

/** True if the case is about building an army rather than about orders. */
export const isArmyCase = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('army' in data || 'sample' in data);

/** Reads one army case; undefined if its ruleset has no armies. */
export function readArmyCase(
  { armies }: Games,
  data: unknown,
  index: number,
  faults: Faults,
): ArmyCase | undefined {
  const given = fields(data, `case ${index + 1}`, faults);
  const title = readTitle(given.case, `case ${index + 1}`, faults);
  noOthers(given, Object.keys(ARMY_WORDS), title, faults);
  const id = oneOf(given.ruleset, `${title}: ruleset`, faults, Object.keys(armies));
  const building = armies[id];
  if (!building) return undefined;
  const side = oneOf(given.side, `${title}: side`, faults, SIDES, 'south');
  return {
    title,
    building,
    plan: readPlan(building, given, title, faults),
    side,
    expected: readArmyThen(building, given.then, `${title}: then`, faults),
  };
}

function readPlan(
  building: ArmyBuilding,
  given: Readonly<Record<string, unknown>>,
  title: string,
  faults: Faults,
): BattlePlan {
  const { samples, sizes } = building;
  const known = samples.map(({ id }) => id);
  const sample =
    given.sample === undefined
      ? undefined
      : samples.find(({ id }) => id === oneOf(given.sample, `${title}: sample`, faults, known));
  const counts = sample?.counts ?? readCounts(building, given.army, `${title}: army`, faults);
  const sizeIds = sizes.map(({ id }) => id);
  const size = oneOf(given.size, `${title}: size`, faults, sizeIds, sample?.size);
  const nations = fields(given.nations ?? {}, `${title}: nations`, faults);
  noOthers(nations, SIDES, `${title}: nations`, faults);
  const usual = sample?.nation ?? building.nations[0];
  const army = (side: Side): Army => ({
    name: side,
    nation: oneOf(nations[side], `${title}: nations`, faults, building.nations, usual),
    counts,
  });
  const { attacker = null } = given;
  return {
    size,
    points: whole(given.points, `${title}: points`, faults, 1, sample?.points),
    attacker: attacker === null ? null : oneOf(attacker, `${title}: attacker`, faults, SIDES),
    rating: readRating(given.rating, `${title}: rating`, faults),
    armies: { south: army('south'), north: army('north') },
  };
}

const readRating = (data: unknown, place: string, faults: Faults): BattlePlan['rating'] =>
  typeof data === 'number'
    ? whole(data, place, faults, 1)
    : oneOf<'size' | 'rolled'>(data, place, faults, ['size', 'rolled'], 'size');

/** Reads the number of units of each type; only types of the game are allowed. */
function readCounts(
  { prices }: ArmyBuilding,
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<string, number>> {
  const given = fields(data, place, faults);
  noOthers(given, Object.keys(prices), place, faults);
  return Object.fromEntries(
    Object.entries(given).map(([type, count]) => [type, whole(count, `${place}.${type}`, faults, 0)]),
  );
}
