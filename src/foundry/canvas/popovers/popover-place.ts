import type { Grid } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import { type Box, overlaps } from '../../geometry/fitted';

/** Where an element stands beside its space, if there is room. */
export type Place = 'right' | 'left' | 'above' | 'below';

/** What is to stand beside a space, all in pixels of the window. */
interface Wanted {
  readonly centre: Point;
  /** Half a space. */
  readonly half: Point;
  readonly shape?: Grid['kind'];
  readonly size: { readonly width: number; readonly height: number };
  readonly where: Place;
  /** Beside which other spaces it could stand as well, the better first. */
  readonly elsewhere?: readonly { readonly centre: Point; readonly where: Place }[];
  /** The spaces around it are not to be hidden either, where there is room. */
  readonly keepsFree: boolean;
  readonly room: Box;
  /** What else stands beside spaces: it is not to be hidden at all. */
  readonly obstacles: readonly Box[];
  /** Middles of what is better not hidden: of two places, the one goes first that hides less. */
  readonly avoided: readonly Point[];
}

/** Distance between a space and what stands beside it. */
const GAP = 8;
/** How much of half a space lies between its middle and what stands right beside it; hexes narrow upwards. */
const NEAR: Readonly<Record<Grid['kind'], Point>> = { hex: { x: 1, y: 0.72 }, square: { x: 1, y: 1 } };
/** The same with the spaces around it. */
const FAR: Readonly<Record<Grid['kind'], Point>> = { hex: { x: 3, y: 2.5 }, square: { x: 3, y: 3 } };
/** How much of half a space an element may come nearer than that, where the room is narrow. */
const NEARER = 0.75;
/** How much of half a space round its middle a piece takes. */
const BODY = 0.6;

const OPPOSITE: Readonly<Record<Place, Place>> = {
  above: 'below',
  below: 'above',
  left: 'right',
  right: 'left',
};

/** Where an element goes: on the side wanted, else on the opposite one, else on any on which nothing else stands. */
export function popoverPlace(wanted: Wanted): Box {
  const { centre, where, shape = 'hex', elsewhere = [], keepsFree, room, obstacles, avoided } = wanted;
  const opposite = OPPOSITE[where];
  const others = (['right', 'left', 'above', 'below'] as const).filter(
    (place) => place !== where && place !== opposite,
  );
  const far = keepsFree
    ? [where, opposite, ...others].flatMap(
        (place) => shiftedALittle(boxAt(wanted, place, FAR[shape]), wanted) ?? [],
      )
    : [];
  const near = [{ centre, where }, ...elsewhere].map((spot) =>
    boxAt({ ...wanted, centre: spot.centre }, spot.where, NEAR[shape]),
  );
  const flipped = boxAt(wanted, opposite, NEAR[shape]);
  const isFree = (box: Box) => fits(box, room) && !obstacles.some((other) => overlaps(box, other));
  const leastHiding = (boxes: readonly Box[]) =>
    boxes
      .map((box) => ({ box, hidden: avoided.filter((point) => hides(box, point, wanted.half)).length }))
      .sort((one, other) => one.hidden - other.hidden)[0]?.box;
  const best =
    leastHiding(far.filter(isFree)) ??
    leastHiding(near.filter(isFree)) ??
    [flipped].find(isFree) ??
    [...near, flipped].find((box) => fits(box, room)) ??
    flipped;
  return shifted(best, room);
}

/** The box at one side; along that side it slides into the room. */
function boxAt({ centre, half, size, room }: Wanted, place: Place, reach: Point): Box {
  const away = { x: half.x * reach.x + GAP, y: half.y * reach.y + GAP };
  const { width, height } = size;
  const middle = { left: centre.x - width / 2, top: centre.y - height / 2 };
  const corner = {
    right: { left: centre.x + away.x, top: clamp(middle.top, room.top, room.bottom - height) },
    left: { left: centre.x - away.x - width, top: clamp(middle.top, room.top, room.bottom - height) },
    below: { left: clamp(middle.left, room.left, room.right - width), top: centre.y + away.y },
    above: { left: clamp(middle.left, room.left, room.right - width), top: centre.y - away.y - height },
  }[place];
  return boxFrom(corner, size);
}

const boxFrom = (
  { left, top }: { readonly left: number; readonly top: number },
  { width, height }: Wanted['size'],
): Box => ({ left, top, right: left + width, bottom: top + height });

const fits = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;

/** The box moved into the room, or nothing if it would come too near. */
function shiftedALittle(box: Box, { half, room }: Wanted): Box | undefined {
  const moved = shifted(box, room);
  const isNear =
    Math.abs(moved.left - box.left) > half.x * NEARER || Math.abs(moved.top - box.top) > half.y * NEARER;
  return isNear ? undefined : moved;
}

/** Whether more than the edge of a piece lies under the box. */
const hides = (box: Box, { x, y }: Point, half: Point): boolean =>
  x > box.left - half.x * BODY &&
  x < box.right + half.x * BODY &&
  y > box.top - half.y * BODY &&
  y < box.bottom + half.y * BODY;

/** The box, moved so that as much of it as can be lies in the room. */
function shifted(box: Box, room: Box): Box {
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  return boxFrom(
    {
      left: clamp(box.left, room.left, room.right - size.width),
      top: clamp(box.top, room.top, room.bottom - size.height),
    },
    size,
  );
}

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));
