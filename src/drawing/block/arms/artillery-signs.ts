import { element, group } from '../../svg';
import { grenade } from './emblems';
import { disc, filled, rising, type Sign, type SignField, stroke, through, whole } from './sign-shapes';

/** The radius of a ball, larger on a small field. */
const ballOf = ({ detail, height }: SignField): number => (detail === 'bold' ? height * 0.38 : 10.5);

const foot: Sign = (field) => disc(field, ballOf(field));

/** Horse artillery: the ball with the diagonal of cavalry. */
const horse: Sign = (field) =>
  stroke(rising(field), field, { width: 5.4 }) + disc(field, ballOf(field) * 1.3, [0, 0], true) + foot(field);

/** Heavy artillery: a larger ball between two posts. */
const heavy: Sign = (field) =>
  disc(field, Math.min(17, field.height * 0.44)) +
  stroke([-0.74, 0.74].map((x) => through(field, [x, -0.8], [x, 0.8])).join(''), field, { width: 4 });

/** The grenade of the guard in a corner, if the middle is taken. */
const inCorner = ({ detail, width, height, ground }: SignField): string =>
  detail === 'bold'
    ? ''
    : group({ transform: `translate(${12 - width / 2} ${13 - height / 2}) scale(.62)` }, grenade(ground));

/** Guard foot artillery: the ball, cut out of a filled field. */
const guardFoot: Sign = (field) =>
  filled(whole(field), field) + disc(field, ballOf(field) * 1.1, [0, 0], true) + inCorner(field);

const guardHorse: Sign = (field) =>
  guardFoot(field) + stroke(rising(field), field, { width: 5, isCut: true });

/** A rising rocket on its stick; on a small block, an arrow. */
const rockets: Sign = (field) => {
  if (field.detail === 'bold')
    return (
      stroke(through(field, [-0.8, 0.9], [0.3, -0.2]), field, { width: 3 }) +
      filled(`${through(field, [0.9, -1], [-0.15, -0.75], [0.55, 0.45])}Z`, field)
    );
  return (
    stroke('M-20 13L6 -4', field, { width: 2.6, cap: 'round' }) +
    filled('M1 -6L13 -14L22 -15L17 -7L6 1Z', field) +
    stroke('M-24 4L-13 -3M-12 17L-2 11', field, { width: 2, cap: 'round' })
  );
};

/** A ring in place of the ball: the crew has left its guns. */
const leftGuns: Sign = (field) => {
  const isBold = field.detail === 'bold';
  return element('circle', {
    r: isBold ? field.height * 0.36 : 10.5,
    fill: 'none',
    stroke: field.ink,
    'stroke-width': isBold ? 5.4 : 3,
    'stroke-dasharray': isBold ? undefined : '5.2 3.05',
  });
};

/** The signs of artillery; the first is its plain sign. */
export const ARTILLERY: Readonly<Record<string, Sign>> = {
  foot,
  horse,
  heavy,
  'guard-foot': guardFoot,
  'guard-horse': guardHorse,
  rockets,
  'left-guns': leftGuns,
};
