import type { Grid, SpaceId } from '../../core';
import { MODULE_ID } from './module-id';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Offset {
  readonly i: number;
  readonly j: number;
}

/** What is asked of the scene's grid, in the words that all kinds of grid share. */
interface SceneGrid {
  getOffset(point: Point): Offset;
  getVertices(offset: Offset): readonly Point[];
}

/** The way between the spaces of a board and the points of the scene that is viewed. */
export interface BoardOnScene {
  /** The space under a point, if the point is on the board. */
  spaceAt(point: Point): SpaceId | undefined;
  outlineOf(space: SpaceId): readonly Point[];
}

/** The board of the battle that is fought on the scene that is viewed; undefined while there is no scene. */
export function boardOnScene(board: Grid): BoardOnScene | undefined {
  const scene = canvas?.scene;
  const grid: SceneGrid | null | undefined = canvas?.grid;
  if (!scene || !grid) return undefined;
  const origin: Offset = scene.flags[MODULE_ID]?.origin ?? { i: 0, j: 0 };
  return {
    spaceAt(point) {
      const { i, j } = grid.getOffset(point);
      return board.at(i - origin.i, j - origin.j);
    },
    outlineOf(space) {
      const { row, column } = board.position(space);
      return grid.getVertices({ i: row + origin.i, j: column + origin.j });
    },
  };
}
