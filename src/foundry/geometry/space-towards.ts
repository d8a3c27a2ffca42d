import type { Grid, SpaceId } from '../../core';
import { offsetOfSpace, spaceAtOffset } from './board-on-scene';

/** A direction of the arrow keys; y grows downwards. */
export interface Heading {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const HERE = { i: 0, j: 0 };

/** The space beside another one, or that one itself at the edge of the board; the middle of it from nowhere. */
export function spaceTowards(grid: Grid, from: SpaceId | undefined, { x, y }: Heading): SpaceId {
  const middle = spaceAtOffset(grid, HERE, { i: Math.floor(grid.rows / 2), j: Math.floor(grid.columns / 2) });
  if (from === undefined) return middle ?? '';
  const { i, j } = offsetOfSpace(grid, HERE, from);
  return spaceAtOffset(grid, HERE, { i: i + y, j: j + x }) ?? from;
}
