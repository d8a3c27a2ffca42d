import type { Edge, Grid, SpaceId } from '../board';

/** Where a piece that falls back may set foot. */
export interface Rearward {
  readonly grid: Grid;
  readonly home: Edge;
  /** Whether the piece may pass through a space on its way. */
  readonly mayPass: (space: SpaceId) => boolean;
  /** Whether the piece may end in a space. */
  readonly mayEnd: (space: SpaceId) => boolean;
}

const canEnd = (way: Rearward, here: SpaceId, steps: number): boolean =>
  steps === 0 || nextSpaces(way, here, steps).length > 0;

/**
 * The spaces one row nearer to the home edge from which a retreat of so many steps (this one counted) can be
 * completed, sorted by row, then column. Every step leads toward the own side (GEO-9).
 */
export const nextSpaces = (way: Rearward, here: SpaceId, steps: number): readonly SpaceId[] =>
  way.grid
    .towards(here, way.home)
    .filter((space) =>
      steps === 1 ? way.mayEnd(space) : way.mayPass(space) && canEnd(way, space, steps - 1),
    );

/** The longest retreat of at most so many steps that ends where the piece may stand: 0 if there is none. */
export function longestRetreat(way: Rearward, from: SpaceId, steps: number): number {
  for (let length = steps; length > 0; length -= 1) {
    if (nextSpaces(way, from, length).length > 0) return length;
  }
  return 0;
}
