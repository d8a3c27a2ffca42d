import {
  enemyOf,
  hasMark,
  type Leader,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
  type Walk,
  type Ways,
  waysFrom,
} from '../../core';
import { GRID } from './board';
import { effectsFor } from './cards/deck';
import { leaderMayEnd, leaderMayPass, mayEnd, mayPass, mayPassFriends, stopsFor } from './ground';
import { isInfantry, isSkirmishers, unitsOf } from './neighbourhood';
import { canJoin, joiningAt, standsOf } from './skirmishers';
import { terrainIn } from './terrain-types';
import { leaderType, unitType } from './unit-types';

/** R000-42: what march column adds to the move. */
const MARCH_BONUS = 1;
/** R000-43: march column keeps farther than this from every enemy unit. */
export const MARCH_DISTANCE = 3;

export type Way = readonly SpaceId[];

const nowhere = () => false;

/** How a unit walks in battle order: R000-29 to R000-33, R000-154, R000-156. */
export function battleWalk(state: State, unit: Unit): Walk {
  const stops = stopsFor(state, unitType(unit).arm);
  const joins = isSkirmishers(unit) ? joinsAt(state, unit) : nowhere;
  const { throughFriends = false } = effectsFor(state, unit);
  const passes = throughFriends && isInfantry(unit) ? mayPassFriends : mayPass;
  return {
    steps: battleMove(state, unit),
    mayEnter: (space) => passes(state, unit, space) || joins(space),
    mustStop: (space) => stops.has(space) || (joins(space) && !throughFriends),
    mayEnd: (space) => mayEndMove(state, unit, space),
  };
}

/** How far a unit moves in battle order: by the chart, unless the card in play says otherwise. */
function battleMove(state: State, unit: Unit): number {
  const { move } = effectsFor(state, unit);
  return typeof move === 'number' && isInfantry(unit) ? move : unitType(unit).move;
}

/** Whether skirmishers can join the formed unit in a space, on ground that they may enter: R000-140. */
function joinsAt(state: State, unit: Unit): (space: SpaceId) => boolean {
  const stands = standsOf(unit);
  return (space) => {
    if (!unitAt(state, space)) return false;
    const joining = joiningAt(state, { ...unit, stands }, space);
    const mayEnter = terrainIn(state, space).mayEnter.includes(unitType(unit).arm);
    return (joining === 'rejoin' || joining === 'screen') && mayEnter;
  };
}

/** Whether a unit may end its move in a space: alone there, or with those whom skirmishers join. */
function mayEndMove(state: State, unit: Unit, space: SpaceId): boolean {
  if (mayEnd(state, unit, space)) return true;
  if (!isSkirmishers(unit)) return false;
  return canJoin(joiningAt(state, { ...unit, stands: standsOf(unit) }, space));
}

/** How a unit walks in march column: R000-42 to R000-44, R000-46. */
export function marchWalk(state: State, unit: Unit): Walk {
  const walk = battleWalk(state, unit);
  const enemies = unitsOf(state, enemyOf(unit.side));
  const isFar = (space: SpaceId) => enemies.every(({ at }) => GRID.distance(at, space) > MARCH_DISTANCE);
  // R000-45: whoever has attacked marches no more.
  const marches = !effectsFor(state, unit).noMarch && !hasMark(unit, 'attacked') && isFar(unit.at);
  return {
    ...walk,
    steps: marches ? walk.steps + MARCH_BONUS : 0,
    mayEnter: (space) => walk.mayEnter(space) && terrainIn(state, space).march && isFar(space),
  };
}

/** How a leader by himself walks: R000-37. */
export function leaderWalk(state: State, leader: Leader): Walk {
  const stops = stopsFor(state, 'leader');
  return {
    steps: leaderType(leader).move,
    mayEnter: (space) => leaderMayPass(state, leader.side, space),
    mustStop: (space) => stops.has(space),
    mayEnd: (space) => leaderMayEnd(state, leader.side, space),
  };
}

/** The first shortest way to every space where a unit may end; a march only where nothing else gets there. */
export const unitWays = (state: State, unit: Unit): Ways =>
  waysFrom(GRID, unit.at, battleWalk(state, unit), marchWalk(state, unit));

/** The first shortest way to every space where a leader by himself may end. */
export const leaderWays = (state: State, leader: Leader): Ways =>
  waysFrom(GRID, leader.at, leaderWalk(state, leader));

/** Whether a way is longer than the unit's move, so that it marches in column. */
export const isMarch = (state: State, unit: Unit, way: Way): boolean => way.length > battleMove(state, unit);
