import type { Detail } from '../../detail';
import { element, group, short } from '../../svg';

/** The field on a block's face that carries the arm's sign, around the origin, its two inks, and how much it shows. */
export interface SignField {
  readonly width: number;
  readonly height: number;
  readonly ink: string;
  readonly ground: string;
  readonly detail: Detail;
}

/** What a sign draws into its field. */
export type Sign = (field: SignField) => string;

/** Lines are the broader, the less there is beside them. */
const WEIGHT: Readonly<Record<Detail, number>> = { full: 1, plain: 1.35, bold: 2 };

/** A width as drawings of the detail of a field have it. */
const weight = ({ detail }: SignField, width: number): number => width * WEIGHT[detail];

interface Line {
  readonly width: number;
  readonly dashes?: string;
  readonly cap?: string;
  /** Cut out of what is filled instead. */
  readonly isCut?: boolean;
}

/** Draws lines in the ink of a field, or cuts them out of what it fills. */
export const stroke = (d: string, field: SignField, { width, dashes, cap, isCut }: Line): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: isCut ? field.ground : field.ink,
    'stroke-width': weight(field, width),
    'stroke-dasharray': dashes,
    'stroke-linecap': cap,
  });

/** Fills a shape with the ink of a field. */
export const filled = (d: string, { ink }: SignField): string => element('path', { d, fill: ink });

/** A point of a field, in shares of its half width and half height from its middle. */
const at = ({ width, height }: SignField, x: number, y: number): string =>
  `${short((x * width) / 2)} ${short((y * height) / 2)}`;

/** A shape or line through points of a field. */
export const through = (field: SignField, ...points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(field, x, y)}`).join('');

/** The diagonal of cavalry. */
export const rising = (field: SignField): string => through(field, [-1, 1], [1, -1]);

/** The cross of infantry. */
export const cross = (field: SignField): string => `${rising(field)}${through(field, [-1, -1], [1, 1])}`;

/** All of the field. */
export const whole = (field: SignField): string => `${through(field, [-1, -1], [1, -1], [1, 1], [-1, 1])}Z`;

/** The half under the diagonal, and the one above it. */
export const lowerHalf = (field: SignField): string => `${through(field, [-1, 1], [1, -1], [1, 1])}Z`;
export const upperHalf = (field: SignField): string => `${through(field, [-1, 1], [1, -1], [-1, -1])}Z`;

/** A disc, in the ink of a field or in its ground. */
export const disc = (field: SignField, radius: number, [x, y] = [0, 0], isCut = false): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: isCut ? field.ground : field.ink });

/** The largest circle in the half above the diagonal: its middle, and its radius. */
function aboveDiagonal({ width, height }: SignField): {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
} {
  const radius = (width + height - Math.hypot(width, height)) / 2;
  return { x: radius - width / 2, y: radius - height / 2, radius };
}

/** Puts an emblem that is drawn around the origin, in a circle of 14, above the diagonal. */
export function putAbove(field: SignField, emblem: string): string {
  const { x, y, radius } = aboveDiagonal(field);
  return group({ transform: `translate(${short(x)} ${short(y)}) scale(${short(radius / 14)})` }, emblem);
}

/** A dot where an emblem would be. */
export function dotAbove(field: SignField): string {
  const { x, y, radius } = aboveDiagonal(field);
  return disc(field, radius * 0.9, [x, y]);
}
