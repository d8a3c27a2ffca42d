import type { Detail } from '../../detail';
import { drawArea, drawLine, element, group, short } from '../../svg';

/** The field for the arm's sign on a block's face, centred on the origin, with its two inks and its detail. */
export interface SignField {
  readonly width: number;
  readonly height: number;
  readonly ink: string;
  readonly ground: string;
  readonly detail: Detail;
}

/** A function that draws a sign into its field. */
export type Sign = (field: SignField) => string;

/** The factor for line widths: the fewer details, the broader the lines. */
const WEIGHT: Readonly<Record<Detail, number>> = { full: 1, plain: 1.35, bold: 2 };

/** A line width for the detail of a field. */
const weight = ({ detail }: SignField, width: number): number => width * WEIGHT[detail];

interface Line {
  readonly width: number;
  readonly dashes?: string;
  readonly cap?: string;
  /** True to cut the line out of a filled shape. */
  readonly isCut?: boolean;
}

/** Draws lines in the ink of a field, or cuts them out of a filled shape. */
export const stroke = (d: string, field: SignField, { width, dashes, cap, isCut }: Line): string =>
  drawLine(d, isCut ? field.ground : field.ink, weight(field, width), {
    'stroke-dasharray': dashes,
    'stroke-linecap': cap,
  });

/** Fills a shape with the ink of a field. */
export const filled = (d: string, { ink }: SignField): string => drawArea(d, ink);

/** A point of a field, as fractions of its half width and half height from the centre. */
const at = ({ width, height }: SignField, x: number, y: number): string =>
  `${short((x * width) / 2)} ${short((y * height) / 2)}`;

/** A path through points of a field. */
export const through = (field: SignField, ...points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(field, x, y)}`).join('');

/** The diagonal line of cavalry. */
export const rising = (field: SignField): string => through(field, [-1, 1], [1, -1]);

/** The cross of infantry. */
export const cross = (field: SignField): string => `${rising(field)}${through(field, [-1, -1], [1, 1])}`;

/** The outline of the whole field. */
export const whole = (field: SignField): string => `${through(field, [-1, -1], [1, -1], [1, 1], [-1, 1])}Z`;

/** The half below the diagonal, and the one above it. */
export const lowerHalf = (field: SignField): string => `${through(field, [-1, 1], [1, -1], [1, 1])}Z`;
export const upperHalf = (field: SignField): string => `${through(field, [-1, 1], [1, -1], [-1, -1])}Z`;

/** A disc in the ink of a field, or in its ground colour. */
export const disc = (field: SignField, radius: number, [x, y] = [0, 0], isCut = false): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: isCut ? field.ground : field.ink });

/** The largest circle that fits above the diagonal: its centre and radius. */
function aboveDiagonal({ width, height }: SignField): {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
} {
  const radius = (width + height - Math.hypot(width, height)) / 2;
  return { x: radius - width / 2, y: radius - height / 2, radius };
}

/** Places an emblem, drawn around the origin in a circle of radius 14, above the diagonal. */
export function putAbove(field: SignField, emblem: string): string {
  const { x, y, radius } = aboveDiagonal(field);
  return group({ transform: `translate(${short(x)} ${short(y)}) scale(${short(radius / 14)})` }, emblem);
}

/** A dot in place of an emblem. */
export function dotAbove(field: SignField): string {
  const { x, y, radius } = aboveDiagonal(field);
  return disc(field, radius * 0.9, [x, y]);
}
