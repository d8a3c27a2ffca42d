import type { Grid, SpaceId } from './grid';

/**
 * The neighbours that share a side with a space: on hexes all of them, on squares those that do more than touch its
 * corner.
 */
export function sidewards(grid: Grid, space: SpaceId): readonly SpaceId[] {
  if (grid.kind === 'hex') return grid.neighbours(space);
  const { row, column } = grid.position(space);
  return grid.neighbours(space).filter((other) => {
    const beside = grid.position(other);
    return beside.row === row || beside.column === column;
  });
}
