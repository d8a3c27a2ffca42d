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

/** A map to fit, and the window to fit it into. */
interface Fitting {
  readonly window: Size;
  /** Elements that cover parts of the window. */
  readonly obstacles: readonly Box[];
  /** The size of the map, in its own pixels. */
  readonly map: Size;
}

/** The position of a map in the window, and its scale in pixels of the window for one of the map. */
export interface Fitted extends Box {
  readonly scale: number;
}

/**
 * The largest position of a map that nothing covers: in the middle of the free rectangle that allows the largest scale.
 */
export function fitted({ window, obstacles, map }: Fitting): Fitted {
  const whole: Box = { left: 0, top: 0, right: window.width, bottom: window.height };
  const [first = placeIn(whole, map), ...others] = freeIn(whole, obstacles).map((room) => placeIn(room, map));
  return others.reduce((best, place) => (place.scale > best.scale ? place : best), first);
}

/** All free rectangles of a window that extend from one obstacle or edge to another. */
function freeIn(whole: Box, obstacles: readonly Box[]): readonly Box[] {
  // A free rectangle begins at the end of an obstacle or the edge of the window, and ends where an obstacle begins.
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

/** True if two rectangles share more than an edge. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
