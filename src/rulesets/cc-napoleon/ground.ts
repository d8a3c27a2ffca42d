import {
  enemyOf,
  lately,
  leadersAt,
  type Rearward,
  type Side,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
} from '../../core';
import { GRID, HOME } from './board';
import { isSkirmishers, loneLeaderAt } from './neighbourhood';
import { TERRAIN_TYPES, type Walker } from './terrain-types';
import { unitType } from './unit-types';

type Footing = Readonly<Record<'mayEnter' | 'mayStand' | 'stops', ReadonlySet<SpaceId>>>;

// Where a walker may tread, worked out once for the ground of a battle.
const footings = lately((terrain: State['terrain']): Readonly<Record<Walker, Footing>> => {
  const typeIn = (space: SpaceId) => TERRAIN_TYPES.find(({ id }) => id === (terrain[space] ?? 'clear'));
  const spacesWhere = (walker: Walker, key: keyof Footing) =>
    new Set(GRID.spaces.filter((space) => typeIn(space)?.[key].includes(walker)));
  const footing = (walker: Walker): Footing => ({
    mayEnter: spacesWhere(walker, 'mayEnter'),
    mayStand: spacesWhere(walker, 'mayStand'),
    stops: spacesWhere(walker, 'stops'),
  });
  return {
    infantry: footing('infantry'),
    cavalry: footing('cavalry'),
    artillery: footing('artillery'),
    leader: footing('leader'),
  };
});

/** The spaces where a walker has to stop on entering. */
export const stopsFor = ({ terrain }: State, walker: Walker): ReadonlySet<SpaceId> =>
  footings(terrain)[walker].stops;

const canEnter = ({ terrain }: State, { type }: Unit, space: SpaceId): boolean =>
  footings(terrain)[unitType({ type }).arm].mayEnter.has(space);

/** R000-31, R000-32: friendly skirmishers and artillery let units through, infantry and cavalry do not. */
const letsThrough = (unit: Unit): boolean => isSkirmishers(unit) || unitType(unit).arm === 'artillery';

/** Whether a unit may pass through a space, on the move or in retreat. */
export function mayPass(state: State, unit: Unit, space: SpaceId): boolean {
  if (!canEnter(state, unit, space)) return false;
  const other = unitAt(state, space);
  if (!other) return !loneLeaderAt(state, space, enemyOf(unit.side));
  return other.id === unit.id || (other.side === unit.side && letsThrough(other));
}

/** Whether light infantry that a card lets through its friends may pass a space (rules/hex-rules.md 2.2). */
export const mayPassFriends = (state: State, unit: Unit, space: SpaceId): boolean =>
  mayPass(state, unit, space) || (unitAt(state, space)?.side === unit.side && canEnter(state, unit, space));

/** Whether a unit may end in a space: free of units and of enemy leaders, on ground where it can stand. */
export function mayEnd(state: State, unit: Unit, space: SpaceId): boolean {
  if (!footings(state.terrain)[unitType(unit).arm].mayStand.has(space)) return false;
  const other = unitAt(state, space);
  return other ? other.id === unit.id : !loneLeaderAt(state, space, enemyOf(unit.side));
}

/** R000-37: a leader passes through friends, never through enemies or water. */
export const leaderMayPass = (state: State, side: Side, space: SpaceId): boolean =>
  footings(state.terrain).leader.mayEnter.has(space) &&
  unitAt(state, space)?.side !== enemyOf(side) &&
  !loneLeaderAt(state, space, enemyOf(side));

/** A leader ends alone or with a friendly unit, not with another leader (parent game; docs/rulings.md). */
export const leaderMayEnd = (state: State, side: Side, space: SpaceId): boolean =>
  leaderMayPass(state, side, space) && leadersAt(state, space).length === 0;

/** The way back of a unit: R000-97, R000-98. */
export const unitRearward = (state: State, unit: Unit): Rearward => ({
  grid: GRID,
  home: HOME[unit.side],
  mayPass: (space) => mayPass(state, unit, space),
  mayEnd: (space) => mayEnd(state, unit, space),
});

/** The way back of a leader without a unit: AMB-000-30. */
export const leaderRearward = (state: State, side: Side): Rearward => ({
  grid: GRID,
  home: HOME[side],
  mayPass: (space) => leaderMayPass(state, side, space),
  mayEnd: (space) => leaderMayPass(state, side, space),
});
