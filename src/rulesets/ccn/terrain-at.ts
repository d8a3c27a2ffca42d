import { terrainIn as rowIn } from '../commands-and-colors/passable-terrain';
import { terrainById } from '../commands-and-colors/piece-kind';
import type { Battle } from './battle';
import type { Terrain } from './terrain-type';
import { TERRAIN_TYPES } from './terrain-types';

/** Every kind of terrain by its id. */
export const TERRAIN_ROWS = terrainById(TERRAIN_TYPES);

/** The row of the terrain in a space. */
export const terrainIn = (battle: Battle, space: number): Terrain =>
  TERRAIN_ROWS.get(rowIn(battle, space).id) as Terrain;
