import type { Grid, SpaceId } from '../../core';
import { MODULE_ID } from '../documents/module-id';

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

/** Row and column of the scene's grid. */
export interface Offset {
  readonly i: number;
  readonly j: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The way between the spaces of a board and the points of the scene that is viewed. */
export interface BoardOnScene {
  /** The space under a point, if the point is on the board. */
  spaceAt(point: Point): SpaceId | undefined;
  outlineOf(space: SpaceId): readonly Point[];
}

/** The space of the board at a row and column of the scene, whose board begins at `origin`. */
export const spaceAtOffset = (grid: Grid, origin: Offset, { i, j }: Offset): SpaceId | undefined =>
  grid.at(i - origin.i, j - origin.j);

/** Row and column of the scene at which a space of the board lies. */
export function offsetOfSpace(grid: Grid, origin: Offset, space: SpaceId): Offset {
  const { row, column } = grid.position(space);
  return { i: row + origin.i, j: column + origin.j };
}

/** Reads the flag that says where the board begins on the scene; the first row and column if it says nothing. */
export function readOrigin(flag: unknown): Offset {
  if (typeof flag !== 'object' || flag === null || !('i' in flag) || !('j' in flag)) return { i: 0, j: 0 };
  const { i, j } = flag;
  return { i: Number.isInteger(i) ? Number(i) : 0, j: Number.isInteger(j) ? Number(j) : 0 };
}
