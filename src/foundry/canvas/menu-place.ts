import type { SpaceId } from '../../core';
import type { Point } from './cursor';
import type { Place } from './place';

/** What the place of a menu is chosen by. */
interface Surroundings {
  readonly own: SpaceId;
  /** Spaces that can be clicked on now. */
  readonly open: readonly SpaceId[];
  /** Spaces in which something stands: a click that is meant for it shall not press a button instead. */
  readonly taken: readonly SpaceId[];
  readonly cell: { readonly width: number; readonly height: number };
  /** How many buttons there are. */
  readonly buttons: number;
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

/** Where buttons go that stand for no space: beyond the spaces that can be clicked, where they hide least. */
export function menuPlace(around: Surroundings): MenuPlace {
  const { own, middle, centreOf } = around;
  // Towards the nearer edge of the board there is less to hide, but also less room.
  const upright: readonly Place[] = centreOf(own).y < middle ? ['below', 'above'] : ['above', 'below'];
  const [first, ...others] = [...upright, 'right' as const, 'left' as const].map((where) => {
    const space = outermost(around, AWAY[where]);
    return { place: { space, where }, hidden: hiddenAt(around, centreOf(space), AWAY[where]) };
  });
  const best = others.reduce((least, next) => (least && next.hidden < least.hidden ? next : least), first);
  return best?.place ?? { space: own, where: 'above' };
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

/** How many pieces would lie under buttons: one is about two spaces wide and less than one high. */
function hiddenAt({ taken, cell, buttons, centreOf }: Surroundings, beside: Point, { x, y }: Point): number {
  const middle = { x: beside.x + x * cell.width * 1.6, y: beside.y + y * cell.height * 0.8 };
  return taken.filter((space) => {
    const point = centreOf(space);
    const isAside = Math.abs(point.x - middle.x) >= cell.width * (buttons > 1 ? 2.1 : 1.5);
    return !isAside && Math.abs(point.y - middle.y) < cell.height * 0.6;
  }).length;
}
