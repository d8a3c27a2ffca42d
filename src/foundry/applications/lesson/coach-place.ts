/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the card of the coach is to stand. */
export interface Wanted {
  readonly size: { readonly width: number; readonly height: number };
  /** The part of the window in which it can stand. */
  readonly room: Box;
  /** What it is about: it stands beside the first of them. */
  readonly about: readonly Box[];
  /** What else must not be covered. */
  readonly kept: readonly Box[];
  /** What is better not covered. */
  readonly spared: readonly Box[];
  /** Where it stands: it stays while that is good. */
  readonly now: Box | undefined;
}

/** How finely places are tried, in pixels. */
const STEP = 16;
/** Distance from what it is about. */
const GAP = 20;
/** What a pixel of each costs, against a pixel of distance. */
const COST = { kept: 10, spared: 0.05 };

const cover = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const widened = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** How far two boxes are from one another. */
const distance = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** Whether a card that stands there covers something that must not be covered. */
const hides = (box: Box, { about, kept }: Pick<Wanted, 'about' | 'kept'>): boolean =>
  [...about, ...kept].some((other) => cover(box, other) > 0);

/** The place of the card: near to what it is about, over nothing that matters. */
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

/** Every place that is tried, the upper left corner of the room at least. */
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

/** Whether the card can stay where it is. */
const isGood = (now: Box, wanted: Wanted): boolean =>
  isSameSize(now, wanted.size) && isWithin(now, wanted.room) && !hides(now, wanted);

const total = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + cover(box, other), 0);

const isSameSize = ({ left, right, top, bottom }: Box, { width, height }: Wanted['size']): boolean =>
  right - left === width && bottom - top === height;

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
