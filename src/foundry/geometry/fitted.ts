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
  let best: Fitted | undefined;
  for (const room of between(whole, obstacles)) {
    const place = placeIn(room, map);
    // Most rectangles are too small, whatever lies over them.
    if (place.scale <= (best?.scale ?? 0) || obstacles.some((other) => overlaps(room, other))) continue;
    best = place;
  }
  return best ?? placeIn(whole, map);
}

/** The share of its size that a board may lose for the sheet around it to be in view. */
const LOST_FOR_SHEET = 0.08;

/**
 * The largest position of a map with the sheet around it in view, its edge on the left and the legend on the right,
 * unless the map would be much smaller for that; then it lies as far to the right as it can, so that the legend is
 * covered whole. The position is that of the map alone.
 */
export function withSheet(
  { map, ...others }: Fitting,
  sheet: { readonly edge: number; legend: number },
): Fitted {
  const alone = fitted({ ...others, map });
  const width = sheet.edge + map.width + sheet.legend;
  const { left, right, ...whole } = fitted({ ...others, map: { width, height: map.height } });
  if (whole.scale < alone.scale * (1 - LOST_FOR_SHEET)) return flushRight(alone, others);
  return { ...whole, left: left + sheet.edge * whole.scale, right: right - sheet.legend * whole.scale };
}

/** A map moved to the right, up to the next obstacle or the edge of the window. */
function flushRight(place: Fitted, { window, obstacles }: Omit<Fitting, 'map'>): Fitted {
  const beside = { ...place, right: window.width };
  const ends = obstacles.filter((box) => overlaps(box, beside)).map(({ left }) => left);
  const by = Math.max(0, Math.min(window.width, ...ends) - place.right);
  return { ...place, left: place.left + by, right: place.right + by };
}

/** All rectangles of a window that extend from the end of an obstacle, or an edge, to where another begins. */
function* between(whole: Box, obstacles: readonly Box[]): Generator<Box> {
  const edges = (own: keyof Box, ofOthers: keyof Box, [least, most]: readonly [number, number]) => [
    ...new Set([
      whole[own],
      ...obstacles.map((box) => box[ofOthers]).filter((edge) => edge > least && edge < most),
    ]),
  ];
  const [across, down] = [[whole.left, whole.right] as const, [whole.top, whole.bottom] as const];
  const [lefts, rights] = [edges('left', 'right', across), edges('right', 'left', across)];
  const [tops, bottoms] = [edges('top', 'bottom', down), edges('bottom', 'top', down)];
  for (const left of lefts) {
    for (const top of tops) {
      for (const right of rights) for (const bottom of bottoms) yield { left, top, right, bottom };
    }
  }
}

function placeIn({ left, top, right, bottom }: Box, { width, height }: Size): Fitted {
  const scale = Math.min((right - left) / width, (bottom - top) / height);
  const [x, y] = [(left + right - width * scale) / 2, (top + bottom - height * scale) / 2];
  return { left: x, top: y, right: x + width * scale, bottom: y + height * scale, scale };
}

/** True if two rectangles share more than an edge. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
