import type { Grid } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import { type Box, overlaps } from '../../geometry/fitted';

/** The side of its space on which an element is placed, if there is room. */
export type Place = 'right' | 'left' | 'above' | 'below';

/** An element to place beside a space, all in pixels of the window. */
interface Wanted {
  readonly centre: Point;
  /** Half a space. */
  readonly half: Point;
  readonly shape?: Grid['kind'];
  readonly size: { readonly width: number; readonly height: number };
  readonly where: Place;
  /** Other spaces it could be placed beside, the best first. */
  readonly elsewhere?: readonly { readonly centre: Point; readonly where: Place }[];
  /** True if the spaces around should also stay uncovered, if there is room. */
  readonly keepsFree: boolean;
  readonly room: Box;
  /** Other elements beside spaces, which must not be covered at all. */
  readonly obstacles: readonly Box[];
  /** Points that should not be covered: of two positions, the one that covers fewer is better. */
  readonly avoided: readonly Point[];
}

/** The distance between a space and an element beside it. */
const GAP = 8;
/**
 * The distance from the middle of a space to an element right beside it, in shares of half a space; hexes are narrower
 * towards the top.
 */
const NEAR: Readonly<Record<Grid['kind'], Point>> = { hex: { x: 1, y: 0.72 }, square: { x: 1, y: 1 } };
/** The same with the spaces around it left free. */
const FAR: Readonly<Record<Grid['kind'], Point>> = { hex: { x: 3, y: 2.5 }, square: { x: 3, y: 3 } };
/** The share of half a space by which an element may come closer if there is little room. */
const NEARER = 0.75;
/** The share of half a space around its middle that a piece covers. */
const BODY = 0.6;

const OPPOSITE: Readonly<Record<Place, Place>> = {
  above: 'below',
  below: 'above',
  left: 'right',
  right: 'left',
};

/**
 * The position of an element: on the preferred side, else on the opposite one, else on any side without other elements.
 */
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

/** The box at one side, shifted along that side into the room. */
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

/** The box shifted into the room; undefined if it would come too near. */
function shiftedALittle(box: Box, { half, room }: Wanted): Box | undefined {
  const moved = shifted(box, room);
  const isNear =
    Math.abs(moved.left - box.left) > half.x * NEARER || Math.abs(moved.top - box.top) > half.y * NEARER;
  return isNear ? undefined : moved;
}

/** True if the box covers more than the edge of a piece. */
const hides = (box: Box, { x, y }: Point, half: Point): boolean =>
  x > box.left - half.x * BODY &&
  x < box.right + half.x * BODY &&
  y > box.top - half.y * BODY &&
  y < box.bottom + half.y * BODY;

/** The box, shifted into the room as far as possible. */
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
