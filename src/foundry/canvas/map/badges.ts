import type { Point } from '../../geometry/board-on-scene';
import type { Box } from '../../geometry/fitted';

/** The width of a badge divided by its height: it leaves room for a sign before the number. */
export const BADGE = 1.72;

/** The height of a badge, as a share of the width of a space. */
const HEIGHT = 0.27;

/** The badge of one attack, in pixels of the map. */
interface Badge {
  readonly middle: Point;
  /** Its height. */
  readonly side: number;
}

/** The badges of a number of attacks on one target: side by side below its middle. */
export function badgesAt(
  { x, y }: Point,
  cell: { readonly width: number; readonly height: number },
  count: number,
): readonly Badge[] {
  const side = cell.width * HEIGHT;
  return Array.from({ length: count }, (_, index) => ({
    middle: { x: x + (index - (count - 1) / 2) * side * (BADGE + 0.12), y: y + cell.height * 0.36 },
    side,
  }));
}

/** The box that a badge fills. */
export const badgeBox = ({ middle: { x, y }, side }: Badge): Box => ({
  left: x - (side * BADGE) / 2,
  top: y - side / 2,
  right: x + (side * BADGE) / 2,
  bottom: y + side / 2,
});
