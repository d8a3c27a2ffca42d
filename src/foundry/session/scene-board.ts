import type { Grid, SpaceId } from '../../core';
import { MODULE_ID } from '../documents';
import type { Point } from './projection';

interface Offset {
  readonly i: number;
  readonly j: number;
}

/** What is asked of the scene's grid, in the words that all kinds of grid share. */
interface SceneGrid {
  readonly sizeX: number;
  readonly sizeY: number;
  getTopLeftPoint(offset: Offset): Point;
  getOffset(point: Point): Offset;
}

/** The way between the spaces of a board and the points of its scene. */
export function sceneBoard(scene: Scene.Implementation, board: Grid) {
  const grid = scene.grid as SceneGrid;
  const origin: Offset = scene.flags[MODULE_ID]?.origin ?? { i: 0, j: 0 };
  return {
    /** The upper left corner of a token in a space. Tokens keep whole pixels. */
    placeOf(space: SpaceId): Point {
      const { row, column } = board.position(space);
      const { x, y } = grid.getTopLeftPoint({ i: row + origin.i, j: column + origin.j });
      return { x: Math.round(x), y: Math.round(y) };
    },
    /** The space under the middle of a token. */
    spaceOf({ x, y }: Point): SpaceId | undefined {
      const { i, j } = grid.getOffset({ x: x + grid.sizeX / 2, y: y + grid.sizeY / 2 });
      return board.at(i - origin.i, j - origin.j);
    },
  };
}
