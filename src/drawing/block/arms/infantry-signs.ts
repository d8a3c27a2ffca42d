import { grenade, horn } from './emblems';
import { cross, disc, filled, type Sign, type SignField, stroke, through, whole } from './sign-shapes';

/** The triangles left and right of the cross: light troops in open order. */
const sides = (field: SignField): string =>
  `${through(field, [-1, -1], [0, 0], [-1, 1])}Z${through(field, [1, -1], [0, 0], [1, 1])}Z`;

/** The triangles above and below the cross: elite troops. */
const hourglass = (field: SignField): string => `${through(field, [-1, -1], [1, -1], [-1, 1], [1, 1])}Z`;

/** An emblem on a blank disc over the cross. */
const inMiddle = (field: SignField, emblem: string): string => disc(field, 14, [0, 0], true) + emblem;

const light: Sign = (field) =>
  filled(sides(field), field) +
  (field.detail === 'bold'
    ? ''
    : stroke(cross(field), field, { width: 2.4 }) + inMiddle(field, horn(field.ink)));

/** Light troops of the guard; on a small block, the grenade is only a ball. */
const guardLight: Sign = (field) => {
  if (field.detail !== 'bold')
    return (
      filled(sides(field), field) +
      stroke(cross(field), field, { width: 2.4 }) +
      inMiddle(field, grenade(field.ink))
    );
  const { height } = field;
  return filled(sides(field), field) + disc(field, height * 0.47, [0, 0], true) + disc(field, height * 0.34);
};

/** Guard infantry: the cross, cut out of a filled field. */
const guard: Sign = (field) =>
  filled(whole(field), field) +
  stroke(cross(field), field, { width: 3.6, isCut: true }) +
  (field.detail === 'bold' ? '' : inMiddle(field, grenade(field.ink)));

/** Militia: a broken cross; on a small block, only its ends. */
const militia: Sign = (field) => {
  if (field.detail !== 'bold') return stroke(cross(field), field, { width: 4.6, dashes: '7 5' });
  const ends = [-1, 1].flatMap((x) => [-1, 1].map((y) => through(field, [x, y], [x * 0.52, y * 0.52])));
  return stroke(ends.join(''), field, { width: 4.6 });
};

/** Skirmishers: single men at the middle and the ends of the cross. */
const skirmish: Sign = (field) => {
  const [x, y] = [field.width * 0.32, field.height * 0.32];
  const men = [
    [0, 0],
    [-x, -y],
    [x, -y],
    [-x, y],
    [x, y],
  ] as const;
  const radius = field.height * (field.detail === 'bold' ? 0.18 : 0.14);
  return men.map((man) => disc(field, radius, [...man])).join('');
};

/** Light troops of the border: the sign of light troops between two bars. */
const border: Sign = (field) =>
  light(field) + [-0.88, 0.88].map((y) => stroke(edge(field, y), field, { width: 4 })).join('');

/** Reserve: the cross of the line under a bar. */
const reserve: Sign = (field) =>
  stroke(cross(field), field, { width: 3.4 }) + stroke(edge(field, -0.66), field, { width: 5 });

/** A bar along the upper or the lower edge. */
const edge = (field: SignField, y: number): string => through(field, [-1, y], [1, y]);

/** Conscripts: half a cross, because they are not yet full soldiers. */
const conscript: Sign = (field) => stroke(through(field, [-1, 1], [0, -0.55], [1, 1]), field, { width: 4.6 });

/** The signs of infantry; the first is its plain sign. */
export const INFANTRY: Readonly<Record<string, Sign>> = {
  line: (field) => stroke(cross(field), field, { width: 4.6 }),
  light,
  elite: (field) => filled(hourglass(field), field),
  skirmish,
  militia,
  guard,
  'guard-light': guardLight,
  border,
  reserve,
  conscript,
};
