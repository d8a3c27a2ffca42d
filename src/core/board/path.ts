import type { Grid, SpaceId } from './grid';

export interface Walk {
  /** Steps that the walker can make. */
  readonly steps: number;
  /** Whether the walker may set foot in a space on its way. */
  readonly mayEnter: (space: SpaceId) => boolean;
  /** Whether entering a space ends the walk there. */
  readonly mustStop: (space: SpaceId) => boolean;
}

/**
 * The first shortest way to every space in reach (first by row, then column, at each step), each as the list
 * of spaces after the start, the goal included. The start itself is not among them.
 */
export function waysFrom(grid: Grid, start: SpaceId, walk: Walk): Map<SpaceId, readonly SpaceId[]> {
  const ways = new Map<SpaceId, readonly SpaceId[]>();
  const isNew = (space: SpaceId) => space !== start && !ways.has(space) && walk.mayEnter(space);
  let frontier: readonly SpaceId[] = [start];
  for (let step = 0; step < walk.steps; step += 1) {
    const next: SpaceId[] = [];
    for (const here of frontier) {
      for (const space of grid.neighbours(here).filter(isNew)) {
        ways.set(space, [...(ways.get(here) ?? []), space]);
        if (!walk.mustStop(space)) next.push(space);
      }
    }
    frontier = next;
  }
  return ways;
}

/** The first reason why a way can't be walked: the space where it fails. Undefined if it can. */
export function wayFault(
  grid: Grid,
  start: SpaceId,
  way: readonly SpaceId[],
  walk: Walk,
): SpaceId | undefined {
  let here = start;
  for (const [index, space] of way.entries()) {
    const stopped = index > 0 && walk.mustStop(here);
    if (stopped || index >= walk.steps || grid.distance(here, space) !== 1 || !walk.mayEnter(space)) {
      return space;
    }
    here = space;
  }
  return undefined;
}
