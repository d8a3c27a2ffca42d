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

/**
 * Whether a retreat of so many steps can be completed through a space that is its next one. Every step leads to
 * another row, so that a space is tried with one number of steps only: `closed` keeps those that failed.
 */
function leadsOn(way: Rearward, space: SpaceId, steps: number, closed: SpaceId[]): boolean {
  if (steps === 1) return way.mayEnd(space);
  if (closed.includes(space)) return false;
  const isOpen =
    way.mayPass(space) &&
    way.grid.towards(space, way.home).some((next) => leadsOn(way, next, steps - 1, closed));
  if (!isOpen) closed.push(space);
  return isOpen;
}

/**
 * The spaces one row nearer to the home edge from which a retreat of so many steps (this one counted) can be
 * completed, sorted by row, then column. Every step leads toward the own side (GEO-9).
 */
export function nextSpaces(way: Rearward, here: SpaceId, steps: number): readonly SpaceId[] {
  const closed: SpaceId[] = [];
  return way.grid.towards(here, way.home).filter((space) => leadsOn(way, space, steps, closed));
}

/** The longest retreat of at most so many steps that ends where the piece may stand: 0 if there is none. */
export function longestRetreat(way: Rearward, from: SpaceId, steps: number): number {
  for (let length = steps; length > 0; length -= 1) {
    const closed: SpaceId[] = [];
    const next = way.grid.towards(from, way.home);
    if (next.some((space) => leadsOn(way, space, length, closed))) return length;
  }
  return 0;
}
