import { short } from '../svg';

/** A point on the map in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at a fraction of the way from one point to another. */
export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The distance between two points, in pixels. */
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at a distance in a direction (radians, 0 to the right, clockwise). */
export const away = (from: Point, direction: number, length: number): Point => ({
  x: from.x + Math.cos(direction) * length,
  y: from.y + Math.sin(direction) * length,
});

/** The direction from one point to another, in radians. */
export const direction = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/** A point as path data. */
export const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A stroke as path data: `half` to both sides of its foot along a line, and tapering to a tip. */
export const taper = (foot: Point, along: number, half: number, tip: Point): string =>
  polyline([away(foot, along, half), tip, away(foot, along, -half)], true);

/** A disc as path data. */
export const disc = ({ x, y }: Point, radius: number): string => {
  const [r, across] = [short(radius), short(2 * radius)];
  return `M${at({ x: x - radius, y })}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`;
};

/** Path data through a series of points. */
export const polyline = (points: readonly Point[], closed = false): string =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
