import { drawArea, short } from '../../svg';
import { breastplate, grenade, horn } from './emblems';
import {
  dotAbove,
  filled,
  lowerHalf,
  putAbove,
  rising,
  type Sign,
  type SignField,
  stroke,
  through,
  upperHalf,
  whole,
} from './sign-shapes';

/** An emblem above the diagonal; on a small block, only a dot. */
const above = (field: SignField, emblem: string): string =>
  field.detail === 'bold' ? dotAbove(field) : putAbove(field, emblem);

const light: Sign = (field) => stroke(rising(field), field, { width: 3 }) + above(field, horn(field.ink));

/** Two lances side by side, the first with its swallow-tailed pennon. */
const lancer: Sign = (field) => {
  const lances = `${through(field, [-1, 1], [0.42, -1])}${through(field, [-0.42, 1], [1, -1])}`;
  const pennon =
    field.detail === 'bold'
      ? ''
      : drawArea('M0 0h20l-4.5 4.5l4.5 4.5h-20Z', field.ink, {
          transform: `translate(${3 - field.width / 2} ${3 - field.height / 2})`,
        });
  return stroke(lances, field, { width: 3 }) + pennon;
};

const cuirassiers: Sign = (field) =>
  filled(lowerHalf(field), field) + above(field, breastplate(field.ink, field.ground));

/** Guard cavalry: the diagonal, cut out of a filled field. */
const guard: Sign = (field) =>
  filled(whole(field), field) +
  stroke(rising(field), field, { width: 4, isCut: true }) +
  (field.detail === 'bold' ? '' : putAbove(field, grenade(field.ground)));

const guardLight: Sign = (field) =>
  filled(upperHalf(field), field) + (field.detail === 'bold' ? '' : putAbove(field, grenade(field.ground)));

/** Irregular cavalry: a broken diagonal. */
const irregular: Sign = (field) => {
  if (field.detail !== 'bold') return stroke(rising(field), field, { width: 5, dashes: '8 6' });
  const length = Math.hypot(field.width, field.height);
  return stroke(rising(field), field, {
    width: 5,
    dashes: `${short(length * 0.24)} ${short(length * 0.14)}`,
  });
};

/** The signs of cavalry; the first is its plain sign. */
export const CAVALRY: Readonly<Record<string, Sign>> = {
  line: (field) => stroke(rising(field), field, { width: 7 }),
  light,
  heavy: (field) => filled(lowerHalf(field), field),
  lancer,
  cuirassiers,
  guard,
  'guard-light': guardLight,
  irregular,
};
