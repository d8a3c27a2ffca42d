import type { Grid, SpaceId } from './grid';
import type { Walk } from './ways';

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
