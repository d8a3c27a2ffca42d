import type { Grid } from '../../core';
import {
  type BoardOnScene,
  type Offset,
  offsetOfSpace,
  type Point,
  readOrigin,
  spaceAtOffset,
} from './board-place';
import { MODULE_ID } from './module-id';

/** What is asked of the scene's grid, in the words that all kinds of grid share. */
interface SceneGrid {
  getOffset(point: Point): Offset;
  getVertices(offset: Offset): readonly Point[];
}

/** The board of the battle that is fought on the scene that is viewed; undefined while there is no scene. */
export function boardOnScene(board: Grid): BoardOnScene | undefined {
  const scene = canvas?.scene;
  const grid: SceneGrid | null | undefined = canvas?.grid;
  if (!scene || !grid) return undefined;
  const origin = readOrigin(scene.flags[MODULE_ID]?.origin);
  return {
    spaceAt: (point) => spaceAtOffset(board, origin, grid.getOffset(point)),
    outlineOf: (space) => grid.getVertices(offsetOfSpace(board, origin, space)),
  };
}
