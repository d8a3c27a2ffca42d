import type { Grid, SpaceId } from '../../core';

/** Row and column of the scene's grid. */
export interface Offset {
  readonly i: number;
  readonly j: number;
}

/** How a board lies on its scene. */
export interface Placement {
  /** Row and column of the scene at which the board begins. */
  readonly origin: Offset;
  /** It is turned by 180 degrees: the last row lies at the top, and the right side on the left. */
  readonly isTurned: boolean;
}

/** What a scene says in its flags of the board that lies on it. */
interface PlacementFlags {
  readonly origin?: unknown;
  readonly turned?: unknown;
}

/** Reads from the flags of a scene how the board lies: from the first row and column on, and not turned, if they say nothing. */
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

/** Row and column of the scene at which a space of the board lies. */
export function offsetOfSpace(grid: Grid, { origin, isTurned }: Placement, space: SpaceId): Offset {
  const { row, column } = grid.position(space);
  const [down, across] = isTurned ? [grid.rows - 1 - row, lengthOf(grid, row) - 1 - column] : [row, column];
  return { i: down + origin.i, j: across + origin.j };
}

/** How many spaces a row of the board has: on hexes every other row is one shorter. */
const lengthOf = (grid: Grid, row: number): number =>
  grid.at(row, grid.columns - 1) === undefined ? grid.columns - 1 : grid.columns;

/**
 * Whether the odd rows of a scene's hexes are those shifted by half a hex: so it is on the board, and on a turned one
 * where its last row is no shifted one itself.
 */
export const hasOddRowsShifted = ({ rows }: Pick<Grid, 'rows'>, isTurned: boolean): boolean =>
  !isTurned || rows % 2 === 1;
