import type { Box } from '../../geometry/fitted';
/** The requirements for the position of the coach's card. */
export interface Wanted {
  readonly size: { readonly width: number; readonly height: number };
  /** The part of the window available for it. */
  readonly room: Box;
  /** The boxes it is about: it is placed beside the first of them. */
  readonly about: readonly Box[];
  /** Other boxes that must not be covered. */
  readonly kept: readonly Box[];
  /** Boxes that should preferably not be covered. */
  readonly spared: readonly Box[];
  /** Its current position, which is kept while it is good. */
  readonly now: Box | undefined;
}

/** The step between the positions tried, in pixels. */
const STEP = 16;
/** The distance from its subject. */
const GAP = 20;
/** The width of the frame that marks a subject: the card does not cover it either. */
const MARK = 5;
/** The cost of each covered pixel, relative to a pixel of distance. */
const COST = { kept: 10, spared: 0.05 };

const cover = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The frame that marks a subject. */
export const markAround = (box: Box): Box => widened(box, MARK);

const widened = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The distance between two boxes. */
const distance = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** True if a card in this position covers a box that must not be covered. */
const hides = (box: Box, { about, kept }: Pick<Wanted, 'about' | 'kept'>): boolean =>
  [...about.map(markAround), ...kept].some((other) => cover(box, other) > 0);

/** The position of the card: near its subject, covering nothing that matters. */
export function coachPlace(wanted: Wanted): Box {
  const { about, kept, spared, now } = wanted;
  if (now && isGood(now, wanted)) return now;
  const guarded = [...about.map((box) => widened(box, GAP)), ...kept];
  const [first] = about;
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const box of places(wanted)) {
    const away = first ? distance(box, first) : 0;
    const cost = COST.kept * total(box, guarded) + COST.spared * total(box, spared) + away;
    if (cost < least) {
      least = cost;
      best = box;
    }
  }
  return best ?? boxAt(wanted.room, wanted.size);
}

/** Every position to try, including at least the room's top left corner. */
function* places({ size, room }: Wanted): Generator<Box> {
  const right = Math.max(room.left, room.right - size.width);
  const bottom = Math.max(room.top, room.bottom - size.height);
  for (let left = room.left; left <= right; left += STEP)
    for (let top = room.top; top <= bottom; top += STEP) yield boxAt({ left, top }, size);
}

const boxAt = ({ left, top }: Pick<Box, 'left' | 'top'>, { width, height }: Wanted['size']): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** True if the card can stay in its current position. */
const isGood = (now: Box, wanted: Wanted): boolean =>
  isSameSize(now, wanted.size) && isWithin(now, wanted.room) && !hides(now, wanted);

const total = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + cover(box, other), 0);

const isSameSize = ({ left, right, top, bottom }: Box, { width, height }: Wanted['size']): boolean =>
  right - left === width && bottom - top === height;

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
