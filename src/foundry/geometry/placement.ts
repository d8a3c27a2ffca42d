import type { Grid, SpaceId } from '../../core';

/** A row and column of the scene's grid. */
export interface Offset {
  readonly i: number;
  readonly j: number;
}

/** The placement of a board on its scene. */
export interface Placement {
  /** The row and column of the scene at which the board begins. */
  readonly origin: Offset;
  /** True if it is turned by 180°: the last row is at the top, and the right side on the left. */
  readonly isTurned: boolean;
}

/** A scene's flags about its board. */
interface PlacementFlags {
  readonly origin?: unknown;
  readonly turned?: unknown;
}

/**
 * Reads the placement of the board from the flags of a scene; by default it begins at the first row and column and is
 * not turned.
 */
export const readPlacement = ({ origin, turned }: PlacementFlags = {}): Placement => ({
  origin: readOrigin(origin),
  isTurned: typeof turned === 'string' && turned !== '',
});

function readOrigin(flag: unknown): Offset {
  if (typeof flag !== 'object' || flag === null || !('i' in flag) || !('j' in flag)) return { i: 0, j: 0 };
  const { i, j } = flag;
  return { i: Number.isInteger(i) ? Number(i) : 0, j: Number.isInteger(j) ? Number(j) : 0 };
}

/** The space of the board at a row and column of the scene. */
export function spaceAtOffset(
  grid: Grid,
  { origin, isTurned }: Placement,
  { i, j }: Offset,
): SpaceId | undefined {
  const [down, across] = [i - origin.i, j - origin.j];
  if (!isTurned) return grid.at(down, across);
  const row = grid.rows - 1 - down;
  return grid.at(row, lengthOf(grid, row) - 1 - across);
}

/** The row and column of the scene for a space of the board. */
export function offsetOfSpace(grid: Grid, { origin, isTurned }: Placement, space: SpaceId): Offset {
  const { row, column } = grid.position(space);
  const [down, across] = isTurned ? [grid.rows - 1 - row, lengthOf(grid, row) - 1 - column] : [row, column];
  return { i: down + origin.i, j: across + origin.j };
}

/** The number of spaces in a row: on hexes every other row is one shorter. */
const lengthOf = (grid: Grid, row: number): number =>
  grid.at(row, grid.columns - 1) === undefined ? grid.columns - 1 : grid.columns;

/**
 * True if the odd rows of a scene's hexes are shifted by half a hex: they are on the board, and on a turned one if its
 * last row is not a shifted one.
 */
export const hasOddRowsShifted = ({ rows }: Pick<Grid, 'rows'>, isTurned: boolean): boolean =>
  !isTurned || rows % 2 === 1;
