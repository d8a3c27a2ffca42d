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

/** The bearskin's grenade that guards bear, on a cleared disc: a flaming ball. */
const grenade: Sign = (field) =>
  element('circle', { r: 14.5, fill: field.ground }) +
  filled('M-5.5 0L-9.5 -9.5L-3.8 -6.5L0 -14L3.8 -6.5L9.5 -9.5L5.5 0Z', field) +
  element('circle', { cy: 5, r: 8, fill: field.ink });

/** The same in a corner, where something else has the middle. */
const grenadeAbove: Sign = (field) =>
  group(
    { transform: `translate(${-field.width / 2 + 12} ${-field.height / 2 + 12}) scale(.75)` },
    grenade(field),
  );

/** A breastplate on a cleared disc. */
const breastplate: Sign = (field) =>
  filled(lowerHalf(field), field) +
  element('path', {
    d: 'M-10 -12Q-5 -7 0 -9Q5 -7 10 -12L13 -6Q9 0 10.5 11Q0 15 -10.5 11Q-9 0 -13 -6Z',
    fill: field.ground,
    stroke: field.ink,
    'stroke-width': 2.6,
    'stroke-linejoin': 'round',
  }) +
  stroke('M0 -7V11', field, 1.8);

/** A rocket on its stick, rising. */
const rocket: Sign = (field) =>
  stroke('M-20 13L6 -4', field, 2.6, undefined, 'round') +
  filled('M1 -6L13 -14L22 -15L17 -7L6 1Z', field) +
  stroke('M-24 4L-13 -3M-12 17L-2 11', field, 2.4, undefined, 'round');

/** The ring where a gun should be: its crew has left it. */
const leftGuns: Sign = (field) =>
  element('circle', {
    r: 8.5,
    fill: 'none',
    stroke: field.ink,
    'stroke-width': 2.4,
    'stroke-dasharray': '4.2 3.4',
  });

const INFANTRY: Readonly<Record<string, Sign>> = {
  line: (field) => stroke(cross(field), field, 4.6),
  light: (field) => stroke(cross(field), field, 3) + horn(field),
  elite: (field) => filled(hourglass(field), field),
  skirmish: (field) => stroke(cross(field), field, 6.2, '.1 10.5', 'round'),
  militia: (field) => stroke(cross(field), field, 4.6, '7 5'),
  guard: (field) => filled(hourglass(field), field) + grenade(field),
  'guard-light': (field) => stroke(cross(field), field, 3) + grenade(field),
};

const CAVALRY: Readonly<Record<string, Sign>> = {
  line: (field) => stroke(rising(field), field, 7),
  light: (field) => stroke(rising(field), field, 3) + horn(field),
  heavy: (field) => filled(lowerHalf(field), field),
  lancer: (field) => stroke(rising(field), field, 4) + pennon(field),
  cuirassiers: breastplate,
  guard: (field) => filled(lowerHalf(field), field) + grenade(field),
  'guard-light': (field) => stroke(rising(field), field, 3) + grenade(field),
  irregular: (field) => stroke(rising(field), field, 5, '8 6'),
};

const ARTILLERY: Readonly<Record<string, Sign>> = {
  foot: ball(10.5),
  horse: (field) => stroke(rising(field), field, 4) + ball(10.5)(field),
  heavy: ball(17),
  'guard-foot': (field) => ball(10.5)(field) + grenadeAbove(field),
  'guard-horse': (field) => stroke(rising(field), field, 4) + ball(10.5)(field) + grenadeAbove(field),
  rockets: rocket,
  'left-guns': leftGuns,
};

/** The signs of each arm; the first of each arm is its plain one. */
export const ARM_SIGNS: Readonly<Record<string, Readonly<Record<string, Sign>>>> = {
  infantry: INFANTRY,
  cavalry: CAVALRY,
  artillery: ARTILLERY,
};

/** Other words of charts for the same signs. */
const SAME: Readonly<Record<string, string>> = { regular: 'line', lancers: 'lancer' };

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
