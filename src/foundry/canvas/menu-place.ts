import type { SpaceId } from '../../core';
import type { Point } from './cursor';

/** Where buttons go that stand for no space: beyond the spaces that can be clicked, so that they hide none. */
export function menuPlace(
  own: SpaceId,
  spaces: readonly SpaceId[],
  centreOf: (space: SpaceId) => Point,
  middle: number,
): { readonly space: SpaceId; readonly where: 'above' | 'below' } {
  const here = centreOf(own);
  // Towards the nearer edge of the board there is less to hide, but also less room.
  const where = here.y < middle ? 'below' : 'above';
  const sign = where === 'below' ? 1 : -1;
  const reach = ({ x, y }: Point) => sign * y * 1000 - Math.abs(x - here.x);
  const outermost = [own, ...spaces].reduce((best, space) =>
    reach(centreOf(space)) > reach(centreOf(best)) ? space : best,
  );
  return { space: outermost, where };
}
