import { SpaceSet } from '../../core';
import { terrainIn as rowIn } from '../commands-and-colors/passable-terrain';
import { terrainById } from '../commands-and-colors/piece-kind';
import type { Battle } from './battle';
import type { Terrain } from './terrain-type';
import { TERRAIN_TYPES } from './terrain-types';

/** Every kind of terrain by its id. */
export const TERRAIN_ROWS = terrainById(TERRAIN_TYPES);

/** The row of the terrain chart for a space. */
export const terrainIn = (battle: Battle, space: number): Terrain =>
  TERRAIN_ROWS.get(rowIn(battle, space).id) as Terrain;

// The ground of a battle stays the same object until it changes.
const marchGrounds = new WeakMap<object, SpaceSet>();

/** R000-44: the spaces that a march column may enter. */
export function marchGround(battle: Battle): SpaceSet {
  const known = marchGrounds.get(battle.terrain);
  if (known) return known;
  const { size } = battle.board;
  const made = SpaceSet.where(size, (space) => terrainIn(battle, space).march);
  marchGrounds.set(battle.terrain, made);
  return made;
}
