import {
  enemyOf,
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
import { terrainIn } from './terrain-types';
import { unitType } from './unit-types';

/** R000-31, R000-32: friendly skirmishers and artillery let units through, infantry and cavalry do not. */
const letsThrough = (unit: Unit): boolean => isSkirmishers(unit) || unitType(unit).arm === 'artillery';

/** Whether a unit may pass through a space, on the move or in retreat. */
export function mayPass(state: State, unit: Unit, space: SpaceId): boolean {
  if (!terrainIn(state, space).mayEnter.includes(unitType(unit).arm)) return false;
  if (loneLeaderAt(state, space, enemyOf(unit.side))) return false;
  const other = unitAt(state, space);
  return other === undefined || other.id === unit.id || (other.side === unit.side && letsThrough(other));
}

/** Whether light infantry that a card lets through its friends may pass a space (rules/hex-rules.md 2.2). */
export const mayPassFriends = (state: State, unit: Unit, space: SpaceId): boolean =>
  mayPass(state, unit, space) ||
  (unitAt(state, space)?.side === unit.side && terrainIn(state, space).mayEnter.includes(unitType(unit).arm));

/** Whether a unit may end in a space: free of units and of enemy leaders, on ground where it can stand. */
export function mayEnd(state: State, unit: Unit, space: SpaceId): boolean {
  if (!terrainIn(state, space).mayStand.includes(unitType(unit).arm)) return false;
  if (loneLeaderAt(state, space, enemyOf(unit.side))) return false;
  const other = unitAt(state, space);
  return other === undefined || other.id === unit.id;
}

/** R000-37: a leader passes through friends, never through enemies or water. */
export const leaderMayPass = (state: State, side: Side, space: SpaceId): boolean =>
  terrainIn(state, space).mayEnter.includes('leader') &&
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
