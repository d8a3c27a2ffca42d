import type { Grid, SpaceId } from '../../core';
import { MODULE_ID } from '../documents';
import { type Offset, offsetOfSpace, readOrigin, type Stand, spaceAtOffset } from '../geometry';
import type { Point } from './projection';

/** What is asked of the scene's grid, in the words that all kinds of grid share. */
interface SceneGrid {
  readonly sizeX: number;
  readonly sizeY: number;
  getTopLeftPoint(offset: Offset): Point;
  getOffset(point: Point): Offset;
}

/** The upper left corner of a token, and how large it is in spaces. */
interface TokenBox extends Point {
  readonly width?: number;
  readonly height?: number;
}

/** The way between the spaces of a board and the points of its scene. */
export function sceneBoard(scene: Scene.Implementation, board: Grid) {
  const grid = scene.grid as SceneGrid;
  const origin = readOrigin(scene.flags[MODULE_ID]?.origin);
  return {
    /** The upper left corner of a token that stands somewhere in a space. Tokens keep whole pixels. */
    placeOf(space: SpaceId, stand: Stand, size: number): Point {
      const { x, y } = grid.getTopLeftPoint(offsetOfSpace(board, origin, space));
      return {
        x: Math.round(x + (stand.x - size / 2) * grid.sizeX),
        y: Math.round(y + (stand.y - size / 2) * grid.sizeY),
      };
    },
    /** The space under the middle of a token. */
    spaceOf({ x, y, width = 1, height = 1 }: TokenBox): SpaceId | undefined {
      const middle = { x: x + (width * grid.sizeX) / 2, y: y + (height * grid.sizeY) / 2 };
      return spaceAtOffset(board, origin, grid.getOffset(middle));
    },
  };
}
