import type { Point } from '../../geometry/board-on-scene';
import { type Box, overlaps } from '../../geometry/fitted';

/** The preferred side of its space for an element. */
export type Place = 'right' | 'left' | 'above' | 'below';

/** A piece that should not be covered, and the extra distance in pixels that is better than covering it. */
export interface Spared {
  readonly box: Box;
  readonly worth: number;
}

/** An element to place beside a space, and the areas it must avoid, all in pixels of the window. */
export interface Wanted {
  readonly size: { readonly width: number; readonly height: number };
  /** The middle of its space. */
  readonly centre: Point;
  /** The greatest distance from there at which the element still visibly belongs to the space. */
  readonly reach: number;
  readonly where: Place;
  /** Pieces and numbers that the choice is about, never covered. */
  readonly matter: readonly Box[];
  /** Empty spaces that can be chosen: partly covered only by buttons without another position within reach. */
  readonly open: readonly Box[];
  /** Other elements over the map. */
  readonly obstacles: readonly Box[];
  readonly spared: readonly Spared[];
  /** The part of the window that is free for the map. */
  readonly room: Box;
  /** The area to use if the map's own has no room; null for an element that must stay within reach. */
  readonly wider: Box | null;
  /** Its earlier position beside the same piece, which it keeps if it can. */
  readonly before: Box | undefined;
}

/** The distance between the positions tried, in pixels: within reach, there once more if none is free, and elsewhere. */
const [STEP, SHORT_STEP, LONG_STEP] = [5, 1, 8];
/** The extra distance in pixels that is better than another side than the preferred one. */
const SIDE = 12;
/** The extra distance that is better than a position one pixel out of line with the middle of the space. */
const ASIDE = 0.1;
/** The cost of covering a pixel of an obstacle, compared with a pixel of something that matters. */
const OF_OBSTACLES = 100;

/**
 * The position of an element: its earlier one, else the nearest free one within reach of its space. If there is none,
 * buttons cover a part of an empty space that can be chosen, and an element without buttons goes farther off.
 */
export function placeBeside(wanted: Wanted): Box {
  const { before, wider } = wanted;
  const near = nearby(wanted);
  const kept = before && aligned(before, wanted);
  if (kept && isIn(kept, wanted.room) && isFree(kept, near)) return kept;
  for (const step of [STEP, SHORT_STEP]) {
    const free = best(within(near, step), (box) => isFree(box, near), near);
    if (free) return free;
  }
  return wider === null ? overOpen(near, wanted) : farther(wanted, [wanted.room, wider]);
}

/** The position within reach that covers least of the empty spaces; if each one covers what matters, any. */
function overOpen(near: Wanted, wanted: Wanted): Box {
  const { open } = near;
  const least = best(
    within(near, SHORT_STEP),
    (box) => isFree(box, { ...near, open: [] }),
    near,
    (box) => area(box, open),
  );
  return least ?? farther({ ...wanted, open: [] }, [wanted.room]);
}

/** The nearest free position in the first room that has one; if none has, the one that covers least. */
function farther(wanted: Wanted, rooms: readonly Box[]): Box {
  const { size, where, centre } = wanted;
  for (const room of rooms) {
    const free = best(all(room, size, LONG_STEP), (box) => isFree(box, wanted), wanted);
    if (free) return free;
  }
  const boxes = rooms.flatMap((room) => [...all(room, size, LONG_STEP)]);
  const covered = (box: Box) => OF_OBSTACLES * area(box, wanted.obstacles) + coveredBy(box, wanted);
  return best(boxes, () => true, wanted, covered) ?? boxAt(centre, size, where);
}

/** The same without the boxes that no position within reach could cover. */
function nearby(wanted: Wanted): Wanted {
  const around = reachable(wanted);
  const isNear = (box: Box) => overlaps(box, around);
  return {
    ...wanted,
    matter: wanted.matter.filter(isNear),
    open: wanted.open.filter(isNear),
    obstacles: wanted.obstacles.filter(isNear),
    spared: wanted.spared.filter(({ box }) => isNear(box)),
  };
}

/** The area of all positions within reach, whether inside the room or not. */
const reachable = ({ centre, reach, size }: Wanted): Box => ({
  left: centre.x - reach - size.width,
  top: centre.y - reach - size.height,
  right: centre.x + reach + size.width,
  bottom: centre.y + reach + size.height,
});

/** All positions in the room within reach of the middle. */
function* within(wanted: Wanted, step: number): Generator<Box> {
  const { centre, reach, size, room } = wanted;
  const around = reachable(wanted);
  const inRoom = {
    left: Math.max(room.left, around.left),
    top: Math.max(room.top, around.top),
    right: Math.min(room.right, around.right),
    bottom: Math.min(room.bottom, around.bottom),
  };
  for (const box of all(inRoom, size, step)) if (distance(box, centre) <= reach) yield box;
}

function* all(room: Box, { width, height }: Wanted['size'], step: number): Generator<Box> {
  for (let top = Math.ceil(room.top); top <= room.bottom - height; top += step) {
    for (let left = Math.ceil(room.left); left <= room.right - width; left += step) {
      yield { left, top, right: left + width, bottom: top + height };
    }
  }
}

/** The allowed position with the lowest cost: its distance, its side, and what it covers. */
function best(
  boxes: Iterable<Box>,
  isAllowed: (box: Box) => boolean,
  { centre, where, spared }: Wanted,
  more: (box: Box) => number = () => 0,
): Box | undefined {
  let found: Box | undefined;
  let least = Infinity;
  for (const box of boxes) {
    const off = distance(box, centre) + ASIDE * aside(box, centre) + (isAt(box, centre, where) ? 0 : SIDE);
    // Most positions are too far off, whatever they cover.
    if (off >= least) continue;
    const cost = off + worthUnder(box, spared) + more(box);
    if (cost >= least || !isAllowed(box)) continue;
    [found, least] = [box, cost];
  }
  return found;
}

const worthUnder = (box: Box, spared: readonly Spared[]): number =>
  spared.reduce((sum, piece) => sum + (overlaps(box, piece.box) ? piece.worth : 0), 0);

/** The distance of a point from a box; 0 inside it. */
export function distance({ left, top, right, bottom }: Box, { x, y }: Point): number {
  const [across, down] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  // Asked for thousands of positions: `Math.hypot` takes five times as long.
  return Math.sqrt(across * across + down * down);
}

/** The offset of a box from the line through the middle of its space, across or down. */
const aside = ({ left, top, right, bottom }: Box, { x, y }: Point): number =>
  Math.min(Math.abs((left + right) / 2 - x), Math.abs((top + bottom) / 2 - y));

const isIn = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;

const covers = (box: Box, others: readonly Box[]): boolean => others.some((other) => overlaps(box, other));

const isFree = (box: Box, { matter, open, obstacles }: Wanted): boolean =>
  !covers(box, obstacles) && !covers(box, matter) && !covers(box, open);

/** The area of what matters under a box, in pixels. */
export const coveredBy = (box: Box, { matter, open }: Wanted): number => area(box, matter) + area(box, open);

/** The area of some rectangles under a box, in pixels. */
function area(box: Box, others: readonly Box[]): number {
  let pixels = 0;
  for (const other of others) {
    if (!overlaps(box, other)) continue;
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    pixels += across * (Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  }
  return pixels;
}

/** True if a box is on one side of a point. */
function isAt(box: Box, { x, y }: Point, where: Place): boolean {
  switch (where) {
    case 'right':
      return box.left >= x;
    case 'left':
      return box.right <= x;
    case 'above':
      return box.bottom <= y;
    case 'below':
      return box.top >= y;
  }
}

/** A box of another size in the place of an earlier one: the edge nearest to the middle stays. */
function aligned(before: Box, { size, centre }: Wanted): Box {
  const along = (least: number, most: number, middle: number, length: number): number =>
    least >= middle ? least : most <= middle ? most - length : (least + most - length) / 2;
  const left = Math.round(along(before.left, before.right, centre.x, size.width));
  const top = Math.round(along(before.top, before.bottom, centre.y, size.height));
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** A box that touches a point from one side. */
function boxAt({ x, y }: Point, { width, height }: Wanted['size'], where: Place): Box {
  const left = where === 'right' ? x : where === 'left' ? x - width : x - width / 2;
  const top = where === 'below' ? y : where === 'above' ? y - height : y - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** The shortest shift that moves a box off some others, in pixels; none if it would be longer than `most`. */
export function shiftOff(box: Box, others: readonly Box[], most: number): Point {
  let shortest: Point = { x: 0, y: 0 };
  let least = covers(box, others) ? most : 0;
  for (let x = -most; x <= most; x += 1) {
    for (let y = -most; y <= most; y += 1) {
      const length = Math.hypot(x, y);
      if (length < least && !covers(shiftedBy(box, { x, y }), others)) [shortest, least] = [{ x, y }, length];
    }
  }
  return shortest;
}

/** A box shifted by a vector. */
export const shiftedBy = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
