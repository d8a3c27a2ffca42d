import type { Point } from '../../geometry/board-on-scene';
import { type Box, overlaps } from '../../geometry/fitted';

/** The areas that an element over the map must avoid, all in pixels of the window. */
interface Surroundings {
  /** The spaces that the current choice is about. */
  readonly matter: readonly Box[];
  /** Other elements over the map. */
  readonly obstacles: readonly Box[];
  /** The part of the window that is free for the map. */
  readonly room: Box;
  /** The point that the element belongs to: the nearer to it, the better. */
  readonly anchor: Point;
  /** Points that should not be covered if it can be avoided. */
  readonly avoided: readonly Point[];
  /** True if the element is placed as near as possible to its anchor, not at its usual position. */
  readonly isNear: boolean;
  /** The area to use if the map's own has no room for the element. */
  readonly wider: Box;
}

/** The distance between the positions tried, in pixels. */
const STEP = 8;

/**
 * A position where an element covers nothing that matters: its usual one, else the nearest one in the room of the map,
 * else the nearest one in the wider room. If there is none, it covers as little as possible.
 */
export function clearPlace(usual: Box, around: Surroundings): Box {
  const { matter, obstacles, isNear, room, wider } = around;
  const isClear = (box: Box) => hiddenBy(box, matter) + hiddenBy(box, obstacles) === 0;
  if (isClear(usual) && !isNear) return usual;
  const inRoom = leastCostly(usual, room, around);
  if (isClear(inRoom)) return inRoom;
  const inWider = leastCostly(usual, wider, around);
  return costOf(inWider, around) < costOf(inRoom, around) ? inWider : inRoom;
}

/** The best of all positions in a room. */
function leastCostly(usual: Box, room: Box, around: Surroundings): Box {
  const [width, height] = [usual.right - usual.left, usual.bottom - usual.top];
  let best = usual;
  let least = costOf(usual, around);
  for (let top = Math.round(room.top); top <= room.bottom - height; top += STEP) {
    for (let left = Math.round(room.left); left <= room.right - width; left += STEP) {
      const box = { left, top, right: left + width, bottom: top + height };
      const cost = costOf(box, around);
      if (cost >= least) continue;
      [best, least] = [box, cost];
    }
  }
  return best;
}

/** The cost of covering a pixel of something that matters, of an obstacle, or a piece, in pixels of distance. */
const OF_MATTER = 1000;
const OF_OBSTACLES = 100_000;
const OF_PIECE = 30;

const costOf = (box: Box, { matter, obstacles, anchor, avoided }: Surroundings): number =>
  OF_MATTER * hiddenBy(box, matter) +
  OF_OBSTACLES * hiddenBy(box, obstacles) +
  OF_PIECE * avoided.filter((point) => distanceTo(box, point) === 0).length +
  distanceTo(box, anchor);

/** The distance of a point from a box; 0 inside it. */
function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The area of some rectangles under a box, in pixels. */
function hiddenBy(box: Box, others: readonly Box[]): number {
  let hidden = 0;
  for (const other of others) {
    if (!overlaps(box, other)) continue;
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    hidden += across * (Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  }
  return hidden;
}
