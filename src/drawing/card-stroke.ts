import { MARK_INKS } from './colours';
import { drawArea, drawLine, element, ROUND } from './svg';

const { ink } = MARK_INKS;

/** Draws a line with round ends in ink. */
export const stroke = (d: string, width = 3): string => drawLine(d, ink, width, ROUND);

/** Fills a shape with ink. */
export const solid = (d: string, fill: string = ink): string => drawArea(d, fill);

/** Draws a dot. */
export const dot = (x: number, y: number, radius: number, fill: string = ink): string =>
  element('circle', { cx: x, cy: y, r: radius, fill });

/** The bicorne of a general, in a field of 64 by 64. */
export const crown = (fill: string = ink): string =>
  solid(
    'M2 44Q8 40 13 30Q20 14 32 13T51 30Q56 40 62 44Q48 41 32 41T2 44ZM10 51Q32 46 54 51Q32 54 10 51Z',
    fill,
  );
