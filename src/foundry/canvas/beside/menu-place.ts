import type { SpaceId } from '../../../core';
import type { Point } from '../map/cursor';
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
 * those that lie in the window and hide no piece; the best of each side come before the others.
 */
export function menuPlaces(around: Surroundings): readonly [MenuPlace, ...MenuPlace[]] {
  const { own, middle, centreOf } = around;
  const beyond = (where: Place): readonly MenuPlace[] =>
    outermost(around, AWAY[where]).map((space) => ({ space, where }));
  // Towards the nearer edge of the board there is less to hide, but also less room.
  const [first, second]: readonly [Place, Place] =
    centreOf(own).y < middle ? ['below', 'above'] : ['above', 'below'];
  const sides = [beyond(first), beyond(second), beyond('right'), beyond('left')];
  const best = sides.flatMap(([place]) => place ?? []);
  const [place = { space: own, where: first }, ...others] = [
    ...best,
    ...sides.flat().filter((each) => !best.includes(each)),
  ];
  return [place, ...others];
}

/** The spaces farthest away in a direction, those first that lie least aside. */
function outermost({ own, open, centreOf }: Surroundings, { x, y }: Point): readonly SpaceId[] {
  const here = centreOf(own);
  const off = (space: SpaceId) => {
    const [dx, dy] = [centreOf(space).x - here.x, centreOf(space).y - here.y];
    return { away: x * dx + y * dy, aside: Math.abs(x * dy + y * dx) };
  };
  const all = [...new Set([own, ...open])].map((space) => ({ space, ...off(space) }));
  const most = Math.max(...all.map(({ away }) => away));
  return all
    .filter(({ away }) => away > most - 1)
    .sort((one, other) => one.aside - other.aside)
    .map(({ space }) => space);
}
