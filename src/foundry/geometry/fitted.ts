/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is to be fitted, and into what. */
interface Fitting {
  readonly window: Size;
  /** What stands over the window. */
  readonly obstacles: readonly Box[];
  /** The map, in pixels of its own. */
  readonly map: Size;
}

/** Where a map goes in the window, and how many of the window's pixels one of its own takes. */
export interface Fitted extends Box {
  readonly scale: number;
}

/** The largest place for a map that nothing stands over: in the middle of the free rectangle where it is largest. */
export function fitted({ window, obstacles, map }: Fitting): Fitted {
  const whole: Box = { left: 0, top: 0, right: window.width, bottom: window.height };
  const [first = placeIn(whole, map), ...others] = freeIn(whole, obstacles).map((room) => placeIn(room, map));
  return others.reduce((best, place) => (place.scale > best.scale ? place : best), first);
}

/** Every rectangle of a window over which nothing stands, and which reaches from one thing to another. */
function freeIn(whole: Box, obstacles: readonly Box[]): readonly Box[] {
  // A free rectangle begins where something ends, or at the edge of the window, and ends where something begins.
  const edges = (own: keyof Box, ofOthers: keyof Box, [least, most]: readonly [number, number]) => [
    ...new Set([
      whole[own],
      ...obstacles.map((box) => box[ofOthers]).filter((edge) => edge > least && edge < most),
    ]),
  ];
  const [across, down] = [[whole.left, whole.right] as const, [whole.top, whole.bottom] as const];
  const [lefts, rights] = [edges('left', 'right', across), edges('right', 'left', across)];
  const [tops, bottoms] = [edges('top', 'bottom', down), edges('bottom', 'top', down)];
  const all = lefts.flatMap((left) =>
    tops.flatMap((top) => rights.flatMap((right) => bottoms.map((bottom) => ({ left, top, right, bottom })))),
  );
  return all.filter(
    (box) => box.right > box.left && box.bottom > box.top && !obstacles.some((other) => overlaps(box, other)),
  );
}

function placeIn({ left, top, right, bottom }: Box, { width, height }: Size): Fitted {
  const scale = Math.min((right - left) / width, (bottom - top) / height);
  const [x, y] = [(left + right - width * scale) / 2, (top + bottom - height * scale) / 2];
  return { left: x, top: y, right: x + width * scale, bottom: y + height * scale, scale };
}

/** Whether two rectangles share more than an edge. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
