import type { FigureDetail } from '../look-of-pieces';
import { drawArea, drawLine, group, short } from '../svg';
import { OUTLINE } from './part';
import type { FlagPattern, Uniform } from './uniforms';

type Colours = Uniform['flag']['colours'];

const CLOTH = 'M0 0H26V18H0Z';

/** The patterns of flags, on a cloth of 26 by 18. */
const PATTERNS: Readonly<Record<FlagPattern, (colours: Colours) => string>> = {
  'upright-thirds': ([one, two, three]) =>
    drawArea('M0 0h9v18H0Z', one) + drawArea('M9 0h8v18H9Z', two) + drawArea('M17 0h9v18H17Z', three),
  'level-thirds': ([one, two, three]) =>
    drawArea('M0 0h26v6H0Z', one) + drawArea('M0 6h26v6H0Z', two) + drawArea('M0 12h26v6H0Z', three),
  union: ([ground, white, red]) =>
    drawArea(CLOTH, ground) +
    drawLine('M0 0L26 18M26 0L0 18', white, 4.4) +
    drawLine('M0 0L26 18M26 0L0 18', red, 1.4) +
    drawLine('M13 0V18M0 9H26', white, 6.4) +
    drawLine('M13 0V18M0 9H26', red, 3.6),
  shield: ([ground, blue, red]) =>
    drawArea(CLOTH, ground) +
    drawArea('M4 0H22V11Q20 17 13 18Q6 17 4 11Z', red) +
    drawArea('M8 3.5H18V10Q16 13.5 13 14Q10 13.5 8 10Z', ground) +
    drawArea('M11.5 5h3v7h-3ZM9 7h8v3h-8Z', blue),
  'ragged-saltire': ([ground, red]) =>
    drawArea(CLOTH, ground) +
    drawLine('M2 1L24 17M24 1L2 17', red, 3.2) +
    drawLine('M8.5 8L6.5 1M17.5 8L19.5 1M8.5 10L6.5 17M17.5 10L19.5 17', red, 1.8),
  bordered: ([ground, black, red]) =>
    drawArea(CLOTH, red) +
    drawArea(
      'M3 2.5L7 4L10 2.5L13 4L16 2.5L19 4L23 2.5V15.5L19 14L16 15.5L13 14L10 15.5L7 14L3 15.5Z',
      ground,
    ) +
    drawArea('M13 4L15 7L20 5.5L17.5 11L14.5 11L13 14.5L11.5 11L8.5 11L6 5.5L11 7Z', black),
  cross: ([ground, black]) =>
    drawArea(CLOTH, ground) +
    drawArea('M10 1H16L15 6.8L22 6.4V11.6L15 11.2L16 17H10L11 11.2L4 11.6V6.4L11 6.8Z', black),
  // An upright cross between dark corners, and a disc with an eagle where its arms meet. In small drawings a dark disc
  // and the corners would look like a saltire.
  'cornered-cross': ([corners, white, middle]) =>
    drawArea(CLOTH, white) +
    drawArea(
      'M0 0H9V4L7.5 5.5H0ZM26 0H17V4L18.5 5.5H26ZM0 18H9V14L7.5 12.5H0ZM26 18H17V14L18.5 12.5H26Z',
      corners,
    ) +
    drawArea('M8.6 9a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1 -8.8 0Z', middle) +
    drawArea('M10.4 7L13 8.2L15.6 7L14.6 10L13 11.6L11.4 10Z', OUTLINE),
  plain: ([ground, second]) => drawArea(CLOTH, ground) + drawArea('M0 6h26v6H0Z', second),
};

const EDGES: Readonly<Record<FigureDetail, number>> = { full: 1.4, plain: 2 };

/** The gold of guards. */
export const GOLD = '#e2b23f';

const FRINGE = 3.6;

/** Draws the staff of a flag, which stands at the origin. */
export function drawStaff(high: number, detail: FigureDetail): string {
  const staff = `M0 0V${-high}`;
  return drawLine(staff, OUTLINE, 2.2 + EDGES[detail]) + drawLine(staff, '#b98f4e', 2.2);
}

/** The scale of the cloth, which hats never hide. */
const CLOTH_SCALE = 1.15;

/** Draws the cloth of a flag, which flies to the left of the top of its staff; that of a guard has a gold fringe. */
export function drawCloth({ flag }: Uniform, isGilded: boolean, detail: FigureDetail): string {
  const edge = EDGES[detail];
  const fringe = isGilded
    ? drawArea(CLOTH, OUTLINE, { stroke: OUTLINE, 'stroke-width': 2 * FRINGE + edge }) +
      drawArea(CLOTH, GOLD, { stroke: GOLD, 'stroke-width': 2 * FRINGE - edge })
    : '';
  const line = { stroke: OUTLINE, 'stroke-width': edge, 'stroke-linejoin': 'round' };
  return group(
    {
      transform: `translate(${short((isGilded ? FRINGE - 27 : -27) * CLOTH_SCALE)} 1) scale(${CLOTH_SCALE})`,
    },
    fringe + PATTERNS[flag.pattern](flag.colours) + drawArea(CLOTH, 'none', line),
  );
}
