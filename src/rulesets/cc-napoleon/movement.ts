import {
  enemyOf,
  type Leader,
  type Refusal,
  type SpaceId,
  type State,
  type Unit,
  type Walk,
  wayFault,
  waysFrom,
} from '../../core';
import { GRID } from './board';
import { leaderMayEnd, leaderMayPass, mayEnd, mayPass } from './ground';
import { terrainIn } from './terrain-types';
import { leaderType, unitType } from './unit-types';

/** R000-42: what march column adds to the move. */
const MARCH_BONUS = 1;
/** R000-43: march column keeps farther than this from every enemy unit. */
const MARCH_DISTANCE = 3;

export type Way = readonly SpaceId[];

/** How a unit walks in battle order: R000-29 to R000-33, R000-154, R000-156. */
const battleWalk = (state: State, unit: Unit): Walk => ({
  steps: unitType(unit).move,
  mayEnter: (space) => mayPass(state, unit, space),
  mustStop: (space) => terrainIn(state, space).stops.includes(unitType(unit).arm),
});

/** How a unit walks in march column: R000-42 to R000-44, R000-46. */
function marchWalk(state: State, unit: Unit): Walk {
  const walk = battleWalk(state, unit);
  const enemies = Object.values(state.units).filter(({ side }) => side === enemyOf(unit.side));
  const isFar = (space: SpaceId) => enemies.every(({ at }) => GRID.distance(at, space) > MARCH_DISTANCE);
  return {
    ...walk,
    steps: isFar(unit.at) ? walk.steps + MARCH_BONUS : 0,
    mayEnter: (space) => walk.mayEnter(space) && terrainIn(state, space).march && isFar(space),
  };
}

const leaderWalk = (state: State, leader: Leader): Walk => ({
  steps: leaderType(leader).move,
  mayEnter: (space) => leaderMayPass(state, leader.side, space),
  mustStop: (space) => terrainIn(state, space).stops.includes('leader'),
});

/** The first shortest way to every space where a unit may end; a march only where nothing else gets there. */
export function unitWays(state: State, unit: Unit): Map<SpaceId, Way> {
  const ways = new Map([
    ...waysFrom(GRID, unit.at, marchWalk(state, unit)),
    ...waysFrom(GRID, unit.at, battleWalk(state, unit)),
  ]);
  for (const space of ways.keys()) if (!mayEnd(state, unit, space)) ways.delete(space);
  return ways;
}

/** The first shortest way to every space where a leader by himself may end. */
export function leaderWays(state: State, leader: Leader): Map<SpaceId, Way> {
  const ways = waysFrom(GRID, leader.at, leaderWalk(state, leader));
  for (const space of ways.keys()) if (!leaderMayEnd(state, leader.side, space)) ways.delete(space);
  return ways;
}

/** Whether a way is longer than the unit's move, so that it marches in column. */
export const isMarch = (unit: Unit, way: Way): boolean => way.length > unitType(unit).move;

/** Why a unit can't go a way that was laid down for it. */
export function unitWayFault(state: State, unit: Unit, way: Way): Refusal | undefined {
  const to = way.at(-1) ?? unit.at;
  if (!mayEnd(state, unit, to)) return { reason: 'no-room', rule: 'R000-33', space: to };
  const march = isMarch(unit, way);
  const space = wayFault(GRID, unit.at, way, march ? marchWalk(state, unit) : battleWalk(state, unit));
  return space === undefined ? undefined : { reason: 'no-way', rule: march ? 'R000-43' : 'R000-29', space };
}

/** Why a leader can't go a way that was laid down for him. */
export function leaderWayFault(state: State, leader: Leader, way: Way): Refusal | undefined {
  const to = way.at(-1) ?? leader.at;
  if (!leaderMayEnd(state, leader.side, to)) return { reason: 'no-room', rule: 'R000-37', space: to };
  const space = wayFault(GRID, leader.at, way, leaderWalk(state, leader));
  return space === undefined ? undefined : { reason: 'no-way', rule: 'R000-29', space };
}
