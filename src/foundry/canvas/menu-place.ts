import type { SpaceId } from '../../core';
import type { Point } from './cursor';
import type { Place } from './place';

/** What the place of a menu is chosen by. */
interface Surroundings {
  readonly own: SpaceId;
  /** Spaces that can be clicked on now. */
  readonly open: readonly SpaceId[];
  /** Height of the middle of the board. */
  readonly middle: number;
  centreOf(space: SpaceId): Point;
}

/** A place beside a space. */
export interface MenuPlace {
  readonly space: SpaceId;
  readonly where: Place;
}

/** How far each place lies off its space; y grows downwards. */
const AWAY: Readonly<Record<Place, Point>> = {
  above: { x: 0, y: -1 },
  below: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
};

/**
 * Where buttons can go that stand for no space: beyond the spaces that can be clicked. The first place is the best of
 * those that lie in the window and hide no piece.
 */
export function menuPlaces(around: Surroundings): readonly [MenuPlace, ...MenuPlace[]] {
  const { own, middle, centreOf } = around;
  const beyond = (where: Place): MenuPlace => ({ space: outermost(around, AWAY[where]), where });
  // Towards the nearer edge of the board there is less to hide, but also less room.
  const [first, second]: readonly [Place, Place] =
    centreOf(own).y < middle ? ['below', 'above'] : ['above', 'below'];
  return [beyond(first), beyond(second), beyond('right'), beyond('left')];
}

/** The space farthest away in a direction; of several the one that lies least aside. */
function outermost({ own, open, centreOf }: Surroundings, { x, y }: Point): SpaceId {
  const here = centreOf(own);
  const reach = (space: SpaceId) => {
    const [dx, dy] = [centreOf(space).x - here.x, centreOf(space).y - here.y];
    return (x * dx + y * dy) * 1000 - Math.abs(x * dy + y * dx);
  };
  return [own, ...open].reduce((best, space) => (reach(space) > reach(best) ? space : best));
}
