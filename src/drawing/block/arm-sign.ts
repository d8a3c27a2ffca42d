import { SERIF } from '../caption';
import { entryOf } from '../entry';
import { element, group, textElement } from '../svg';

/** The field on a block's face that carries the arm's sign, around the origin, and its two inks. */
export interface SignField {
  readonly width: number;
  readonly height: number;
  readonly ink: string;
  readonly ground: string;
}

type Sign = (field: SignField) => string;

const stroke = (d: string, { ink }: SignField, width: number, dashes?: string, cap?: string): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    'stroke-linecap': cap,
  });

const filled = (d: string, { ink }: SignField): string => element('path', { d, fill: ink });

const rising = ({ width, height }: SignField): string =>
  `M${-width / 2} ${height / 2}L${width / 2} ${-height / 2}`;

const cross = (field: SignField): string =>
  `${rising(field)}M${-field.width / 2} ${-field.height / 2}L${field.width / 2} ${field.height / 2}`;

/** The triangles above and below the crossing. */
const hourglass = ({ width, height }: SignField): string =>
  `M${-width / 2} ${-height / 2}H${width / 2}L${-width / 2} ${height / 2}H${width / 2}Z`;

const lowerHalf = ({ width, height }: SignField): string =>
  `M${-width / 2} ${height / 2}L${width / 2} ${-height / 2}V${height / 2}Z`;

const ball =
  (radius: number): Sign =>
  (field) =>
    element('circle', { r: radius, fill: field.ink });

/** A bugle horn on a cleared disc. */
const horn: Sign = (field) =>
  element('circle', { r: 14, fill: field.ground }) +
  filled(
    'M-11 -8L-7.5 -8.5C-8 0 -5 4.5 0 4.5C4 4.5 5.5 0 4.5 -7L2 -10H13L11 -6C11.5 5 7 11 0 11C-8 11 -12 4 -11 -8Z',
    field,
  );

/** A lance with its swallow-tailed pennon, above the diagonal. */
const pennon: Sign = ({ width, height, ink }) => {
  const [x, y] = [-width / 2 + 7, -height / 2 + 4];
  return (
    element('path', { d: `M${x} ${y}h22l-5 5l5 5h-22Z`, fill: ink }) +
    element('path', { d: `M${x} ${y}v20`, stroke: ink, 'stroke-width': 2.6 })
  );
};

const INFANTRY: Readonly<Record<string, Sign>> = {
  line: (field) => stroke(cross(field), field, 4.6),
  light: (field) => stroke(cross(field), field, 3) + horn(field),
  elite: (field) => filled(hourglass(field), field),
  skirmish: (field) => stroke(cross(field), field, 6.2, '.1 10.5', 'round'),
  militia: (field) => stroke(cross(field), field, 4.6, '7 5'),
};

const CAVALRY: Readonly<Record<string, Sign>> = {
  line: (field) => stroke(rising(field), field, 7),
  light: (field) => stroke(rising(field), field, 3) + horn(field),
  heavy: (field) => filled(lowerHalf(field), field),
  lancer: (field) => stroke(rising(field), field, 4) + pennon(field),
  irregular: (field) => stroke(rising(field), field, 5, '8 6'),
};

const ARTILLERY: Readonly<Record<string, Sign>> = {
  foot: ball(10.5),
  horse: (field) => stroke(rising(field), field, 4) + ball(10.5)(field),
  heavy: ball(17),
};

/** The signs of each arm; the first of each arm is its plain one. */
export const ARM_SIGNS: Readonly<Record<string, Readonly<Record<string, Sign>>>> = {
  infantry: INFANTRY,
  cavalry: CAVALRY,
  artillery: ARTILLERY,
};

/** Other words of charts for the same signs. */
const SAME: Readonly<Record<string, string>> = { regular: 'line' };

function letters(word: string, field: SignField): string {
  const text = { y: 5.5, 'text-anchor': 'middle', 'font-size': 16, 'font-weight': 'bold', fill: field.ink };
  return (
    element('circle', { r: 14, fill: field.ground, stroke: field.ink, 'stroke-width': 1.5 }) +
    textElement({ ...text, 'font-family': SERIF }, word.slice(0, 2))
  );
}

/** Draws an arm's sign in its frame; a word without a sign shows its first letters, an unknown arm a question mark. */
export function drawArmSign(arm: string, sign: string, field: SignField): string {
  const signs = entryOf(ARM_SIGNS, arm) ?? {};
  const drawn = entryOf(signs, entryOf(SAME, sign) ?? sign);
  const plain = Object.values(signs)[0];
  const { width, height } = field;
  return group(
    {},
    element('rect', {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      fill: 'none',
      stroke: field.ink,
      'stroke-width': 2.2,
    }),
    drawn ? drawn(field) : (plain?.(field) ?? '') + letters(plain ? sign : '?', field),
  );
}
