import type { FigureDetail } from '../look-of-pieces';
import { drawArea, drawLine, ROUND } from '../svg';

/** The inks of a figure; those of its coat and its horse differ from unit to unit. */
const INKS = {
  black: '#26221f',
  fur: '#3d3029',
  brass: '#dba93a',
  steel: '#d6dde4',
  wood: '#7c5227',
  skin: '#e8b48d',
  white: '#f6f1e4',
  red: '#b3282a',
  smoke: '#f3ead4',
  mane: '#241a14',
} as const;

/** The inks that belong to a unit. */
export interface Cloth {
  readonly coat: string;
  readonly facings: string;
  readonly legs: string;
  readonly plume: string;
  readonly horse: string;
  readonly carriage: string;
}

/** One part of a figure: an area in an ink, or with a width a line. */
export type Part = readonly [ink: keyof typeof INKS | keyof Cloth, d: string, width?: number];

export const OUTLINE = '#17120d';

/** The width of the dark outline around a figure, and of the lines inside; broader on small drawings. */
const OUTLINES: Readonly<Record<FigureDetail, readonly [around: number, inside: number]>> = {
  full: [3.2, 0.9],
  plain: [4, 0.9],
};

/** Draws the parts of a figure one over the other, inside one dark outline. */
export const drawParts = (parts: readonly Part[], cloth: Cloth, detail: FigureDetail): string => {
  const [around, inside] = OUTLINES[detail];
  const inks = { ...INKS, ...cloth };
  const areas = parts.filter(([, , width]) => width === undefined).map(([, d]) => d);
  const lines = parts.filter(([, , width = 0]) => width >= THICK);
  const edge = { stroke: OUTLINE, 'stroke-linejoin': 'round' };
  return [
    areas.length > 0 ? drawArea(areas.join(''), OUTLINE, { ...edge, 'stroke-width': around }) : '',
    ...lines.map(([, d, width = 0]) => drawLine(d, OUTLINE, width + around * 0.6, ROUND)),
    ...parts.map(([ink, d, width]) =>
      width === undefined
        ? drawArea(d, inks[ink], { ...edge, 'stroke-width': inside })
        : drawLine(d, inks[ink], width, ROUND),
    ),
  ].join('');
};

const RIM = '#f3ead4';

/** Draws a light rim around parts, broader than their outline, so that they show on dark ground. */
export function drawRim(parts: readonly Part[], detail: FigureDetail): string {
  const width = OUTLINES[detail][0] + 3.4;
  const d = parts.flatMap(([, path, thick]) => (thick === undefined || thick >= THICK ? path : [])).join('');
  return drawArea(d, RIM, { stroke: RIM, 'stroke-width': width, ...ROUND });
}

/** The width from which a line belongs to the outline of a figure; thinner ones are on its clothes. */
const THICK = 1.6;
