import { crown } from './card-stroke';
import { MARK_INKS } from './colours';
import { drawArea, element, group } from './svg';

const { ink, paper } = MARK_INKS;

/** The three sections of a front, from left to right. */
const FIELDS = ['left', 'centre', 'right'] as const;

type Field = (typeof FIELDS)[number];

const WIDTH = 18;
const TOP = 12;
const HEIGHT = 44;

const edgeOf = (field: Field): number => 3 + FIELDS.indexOf(field) * 20;

function empty(field: Field): string {
  return element('rect', {
    x: edgeOf(field),
    y: TOP,
    width: WIDTH,
    height: HEIGHT,
    rx: 2,
    fill: 'none',
    stroke: ink,
    'stroke-width': 1.6,
    'stroke-dasharray': '3 2.4',
  });
}

/** A section with orders, with an arrow to the front above it. */
function ordered(field: Field, ...signs: readonly string[]): string {
  const x = edgeOf(field);
  const middle = x + WIDTH / 2;
  return [
    element('rect', { x, y: TOP, width: WIDTH, height: HEIGHT, rx: 2, fill: ink }),
    drawArea(`M${middle - 5} ${TOP - 3}L${middle} ${TOP - 9}L${middle + 5} ${TOP - 3}Z`, ink),
    ...signs,
  ].join('');
}

function pips(field: Field, count: number): string {
  const middle = edgeOf(field) + WIDTH / 2;
  const rows = Math.ceil(count / 2);
  const isPaired = count > 3;
  return Array.from({ length: count }, (_, index) => {
    const row = isPaired ? Math.floor(index / 2) : index;
    const last = (isPaired ? rows : count) - 1;
    const x = isPaired ? middle + (index % 2 === 0 ? -4.2 : 4.2) : middle;
    return element('circle', { cx: x, cy: TOP + HEIGHT / 2 + (row - last / 2) * 12, r: 3.4, fill: paper });
  }).join('');
}

const front = (drawn: (field: Field) => string): string => FIELDS.map(drawn).join('');

/** A number of pieces in one of the sections. */
const some = (wanted: Field, count: number): string =>
  front((field) => (field === wanted ? ordered(field, pips(field, count)) : empty(field)));

/** A leader in one of the sections. */
const led = (wanted: Field): string =>
  front((field) =>
    field === wanted
      ? ordered(
          field,
          group(
            { transform: `translate(${edgeOf(field) + WIDTH / 2 - 8} ${TOP + 15}) scale(.25)` },
            crown(paper),
          ),
        )
      : empty(field),
  );

/** As many pieces in one of the sections as there are cards in hand: a fan of cards. */
const byCards = (wanted: Field): string =>
  front((field) => (field === wanted ? ordered(field, fan(edgeOf(field) + WIDTH / 2)) : empty(field)));

const fan = (middle: number): string =>
  [-20, 0, 20]
    .map((turn) =>
      element('rect', {
        x: middle - 3,
        y: TOP + 13,
        width: 6,
        height: 17,
        rx: 1.2,
        fill: paper,
        stroke: ink,
        'stroke-width': 1.2,
        transform: `rotate(${turn} ${middle} ${TOP + 36})`,
      }),
    )
    .join('');

/** The signs of cards for sections: a front, with the sections that receive orders. */
export const SECTION_SIGNS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    FIELDS.flatMap((field) => [
      ...[1, 2, 3, 4].map((count) => [`${field}-${count}`, () => some(field, count)] as const),
      [`leader-${field}`, () => led(field)] as const,
      [`${field}-command`, () => byCards(field)] as const,
    ]),
  ),
  flanks: () => front((field) => (field === 'centre' ? empty(field) : ordered(field, pips(field, 2)))),
  front: () => front((field) => ordered(field, pips(field, 1))),
  'front-2': () => front((field) => ordered(field, pips(field, field === 'centre' ? 2 : 1))),
  'front-3': () => front((field) => ordered(field, pips(field, 3))),
};
