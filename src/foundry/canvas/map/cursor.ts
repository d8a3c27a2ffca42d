/** A point of the map in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A direction of the arrow keys; y grows downwards. */
export type Heading = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

/**
 * The nearest point that lies in a direction, or undefined if none does. What lies off the direction counts
 * double, so that the cursor goes straight where it can.
 */
export function nearestTowards<T extends { readonly point: Point }>(
  places: readonly T[],
  from: Point,
  heading: Heading,
): T | undefined {
  let nearest: T | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const x = place.point.x - from.x;
    const y = place.point.y - from.y;
    const along = x * heading.x + y * heading.y;
    const aside = Math.abs(x * heading.y) + Math.abs(y * heading.x);
    const cost = along + 2 * aside;
    if (along <= 0.5 || aside > 2 * along || cost >= best) continue;
    nearest = place;
    best = cost;
  }
  return nearest;
}
