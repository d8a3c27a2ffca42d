import type { Point } from '../../geometry/board-on-scene';
import { type Box, overlaps } from '../../geometry/fitted';

/** What an element over the map has to keep clear of, all in pixels of the window. */
interface Surroundings {
  /** What the current choice is about. */
  readonly matter: readonly Box[];
  /** What else stands over the map. */
  readonly obstacles: readonly Box[];
  /** The part of the window that the map has. */
  readonly room: Box;
  /** What the element is about: the nearer to it, the better. */
  readonly anchor: Point;
  /** Middles of what is better not hidden where there is a choice. */
  readonly avoided: readonly Point[];
  /** It stands as near to what it is about as can be, and not at its usual place. */
  readonly isNear: boolean;
  /** Where the element may lie as well if the map has no room for it. */
  readonly wider: Box;
}

/** Places are tried at this distance from each other. */
const STEP = 8;

/**
 * Where an element lies over nothing that matters: at its usual place, else at the nearest one in the room of the map,
 * else at the nearest one of the wider room. Where there is none at all, it covers as little as can be.
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

/** The best of all places in a room. */
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

/** How much worse it is than a pixel of distance to hide a pixel of what matters, of what stands there, or a piece. */
const OF_MATTER = 1000;
const OF_OBSTACLES = 100_000;
const OF_PIECE = 30;

const costOf = (box: Box, { matter, obstacles, anchor, avoided }: Surroundings): number =>
  OF_MATTER * hiddenBy(box, matter) +
  OF_OBSTACLES * hiddenBy(box, obstacles) +
  OF_PIECE * avoided.filter((point) => distanceTo(box, point) === 0).length +
  distanceTo(box, anchor);

/** How far a point lies from a box; 0 inside it. */
function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** How many pixels of some rectangles lie under a box. */
function hiddenBy(box: Box, others: readonly Box[]): number {
  let hidden = 0;
  for (const other of others) {
    if (!overlaps(box, other)) continue;
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    hidden += across * (Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  }
  return hidden;
}
