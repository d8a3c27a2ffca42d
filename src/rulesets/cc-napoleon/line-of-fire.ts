import { type SpaceId, type State, sightBlock, type Unit, unitAt } from '../../core';
import { GRID } from './board';
import { terrainIn } from './terrain-types';
import { unitType } from './unit-types';

/** The space that stops a shot, or undefined if the line is free: R000-71, R000-135, R000-152, R000-153. */
export function shotBlockedAt(state: State, firer: Unit, target: SpaceId): SpaceId | undefined {
  const overHeads = unitType(firer).arm === 'artillery' && terrainIn(state, firer.at).id === 'hill';
  const blocks = (space: SpaceId): boolean => {
    if (terrainIn(state, space).blocksSight) return true;
    if (unitAt(state, space) === undefined) return false;
    return !(overHeads && GRID.distance(space, firer.at) < GRID.distance(space, target));
  };
  return sightBlock(GRID, firer.at, target, blocks)?.[0];
}
