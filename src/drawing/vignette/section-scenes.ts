import { MARK_INKS } from '../colours';
import { drawArea, drawLine, element, group, short } from '../svg';
import { FIELD, GROUND } from './landscape';
import { rider } from './mounted';
import { soldier } from './soldier';

const { ink, paper } = MARK_INKS;

/** The three sections of a front, from left to right. */
const FIELDS = ['left', 'centre', 'right'] as const;

type Field = (typeof FIELDS)[number];

/** The line between two sections: far away at the top, near at the bottom. */
const EDGES = [
  { far: 16, near: -2 },
  { far: 42, near: 37 },
  { far: 70, near: 75 },
  { far: 96, near: 114 },
] as const;

const FAR = 17;

const lane = (index: number): string => {
  const [one, other] = [EDGES[index], EDGES[index + 1]];
  return one && other ? `M${one.far} ${FAR}H${other.far}L${other.near} ${FIELD.height}H${one.near}Z` : '';
};

const middleOf = (field: Field): number => [18, 56, 94][FIELDS.indexOf(field)] ?? 56;

/** The field of battle, as a general sees it from behind: the sections that get orders are shaded. */
function front(ordered: readonly Field[], ...figures: readonly string[]): string {
  const shaded = FIELDS.flatMap((field, index) =>
    ordered.includes(field) ? [drawArea(lane(index), ink, { opacity: 0.2 })] : [],
  );
  const arrows = ordered.map((field) => {
    const x = [29, 56, 83][FIELDS.indexOf(field)] ?? 56;
    return drawArea(`M${x - 4.6} 12L${x} 5L${x + 4.6} 12H${x + 1.8}V17H${x - 1.8}V12Z`, ink);
  });
  const lines = EDGES.slice(1, 3).map(({ far, near }) => `M${far} ${FAR}L${near} ${FIELD.height}`);
  return [
    drawLine(`M0 ${FAR}H${FIELD.width}`, ink, 0.8, { opacity: 0.6 }),
    ...shaded,
    drawLine(lines.join(''), ink, 0.9, { 'stroke-dasharray': '2.4 2.2' }),
    ...arrows,
    ...figures,
  ].join('');
}

/** Units of a section: up to four, two abreast from three on. */
function units(field: Field, count: number): string {
  const middle = middleOf(field);
  const size = 0.94;
  if (count <= 2) {
    return Array.from({ length: count }, (_, index) =>
      soldier({ x: middle + (index - (count - 1) / 2) * 14 - 1, y: GROUND, size: size * 1.14 }),
    ).join('');
  }
  const back = count - 2;
  return [
    ...Array.from({ length: back }, (_, index) =>
      soldier({ x: middle + (index - (back - 1) / 2) * 13 - 1, y: GROUND - 11, size: size * 0.84 }),
    ),
    ...[-0.5, 0.5].map((step) => soldier({ x: middle + step * 16 - 1, y: GROUND + 3, size })),
  ].join('');
}

const some = (field: Field, count: number): string => front([field], units(field, count));

const led = (field: Field): string =>
  front(
    [field],
    rider({ x: middleOf(field) - 2, y: GROUND + 2, size: 0.95 }, { hat: 'bicorne', arm: 'point' }),
  );

/** As many units as there are cards in hand: a fan of cards behind a soldier. */
const byCards = (field: Field): string => {
  const middle = middleOf(field);
  const fan = [-24, 0, 24].map((turn) =>
    element('rect', {
      x: middle - 5,
      y: 20,
      width: 10,
      height: 15,
      rx: 1.4,
      fill: paper,
      stroke: ink,
      'stroke-width': 1.1,
      transform: `rotate(${turn} ${short(middle)} 46)`,
    }),
  );
  return front([field], group({}, ...fan), soldier({ x: middle - 1, y: GROUND + 4, size: 0.86 }));
};

const all = (left: number, centre: number, right: number): string => {
  const counts = { left, centre, right };
  const ordered = FIELDS.filter((field) => counts[field] > 0);
  return front(ordered, ...ordered.map((field) => units(field, counts[field])));
};

/** The vignettes of cards for sections. */
export const SECTION_SCENES: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    FIELDS.flatMap((field) => [
      ...[1, 2, 3, 4].map((count) => [`${field}-${count}`, () => some(field, count)] as const),
      [`leader-${field}`, () => led(field)] as const,
      [`${field}-command`, () => byCards(field)] as const,
    ]),
  ),
  flanks: () => all(2, 0, 2),
  front: () => all(1, 1, 1),
  'front-2': () => all(1, 2, 1),
  'front-3': () => all(3, 3, 3),
};
