import { drawCaption, drawWord } from './caption';
import { nationColours } from './colours';
import type { Detail } from './detail';
import { drawMountedLeader } from './figures/mounted-leader';
import { areFigures, type FigureDetail } from './look-of-pieces';
import { entryOf } from './look-up';
import type { Point } from './map/point';
import { documentOf, drawArea, drawLine, element, group, short } from './svg';

/** The drawing data of a leader, with a unit or alone. */
export interface LeaderDrawing {
  readonly nation: string;
  /** `army-commander` has three stars, `commander` two, `general` one; any other word shows a question mark. */
  readonly rank: string;
  readonly name: string;
  /** True for a leader who is alone: a marker in the centre of the space instead of a flag at a block's corner. */
  readonly alone?: boolean;
  /** True for a leader beside units in a crowded space: the flag fills the picture, because it appears small. */
  readonly beside?: boolean;
  /** True for a leader who has already acted: the flag is at half-mast and hatched like a block. */
  readonly spent?: boolean;
}

const STARS: Readonly<Record<string, number>> = { general: 1, commander: 2, 'army-commander': 3 };

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.42;
    const turn = (index * Math.PI) / 5 - Math.PI / 2;
    return `${short(x + reach * Math.cos(turn))} ${short(y + reach * Math.sin(turn))}`;
  });
  return `M${points.join('L')}Z`;
}

/** The drop of a flag at half-mast beside a block; small enough to show the unit's conditions below it. */
const LOWERED = 8;

/** The same for a flag that fills the picture, and for the marker of a leader alone, which has a longer staff. */
const LOWERED_BESIDE = 5;
const LOWERED_ALONE = 17;

/** The end of the staff below the flag. */
const FOOT = 46;
const FOOT_BESIDE = 33;

const HATCHES = drawLine('M2 14L13 2M2 24L22 2M12 25L32 2M22 25L38 7M32 25L39 17', '#efe6d2', 2, {
  'stroke-opacity': 0.6,
});

/** The positions and size of the stars for each rank; larger in `bold` drawings. */
const SEWN: readonly { readonly at: readonly (readonly [number, number])[]; readonly reach: number }[] = [
  { at: [[20, 13.5]], reach: 10 },
  {
    at: [
      [11, 13],
      [29, 13],
    ],
    reach: 7.6,
  },
  {
    at: [
      [9, 16.5],
      [20, 9.5],
      [31, 16.5],
    ],
    reach: 6.4,
  },
];

function starsOf(count: number, detail: Detail): string {
  const { at = [], reach = 0 } = SEWN[count - 1] ?? {};
  return at.map(([x, y]) => star(x, y, reach * (detail === 'bold' ? 1.3 : 1))).join('');
}

/** A flag of 38 by 26 with its staff; the origin is the top of the hoist. */
function flag({ nation, rank, alone, beside, spent }: LeaderDrawing, detail: Detail): string {
  const foot = beside || detail === 'bold' ? FOOT_BESIDE : FOOT;
  const lowered = alone ? LOWERED_ALONE : beside ? LOWERED_BESIDE : LOWERED;
  const colours = nationColours(nation);
  const count = entryOf(STARS, rank);
  const cloth = 'M0 0C9 -4 14 3 22 1S34 -2 40 0V25C34 23 30 27 22 26S9 21 0 25Z';
  const sign =
    count === undefined
      ? drawWord('?', { x: 20, y: 19, size: 18, fill: colours.sign })
      : drawArea(starsOf(count, detail), colours.sign);
  const sewn = [
    drawArea(cloth, colours.face, { stroke: '#f3ead4', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    drawArea(cloth, colours.face, { stroke: colours.edge, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
    sign,
  ].join('');
  return [
    drawLine(`M0 -6V${foot}`, '#2a2017', 4.2, { 'stroke-linecap': 'round' }),
    drawLine(`M0 -5V${foot - 1}`, '#b98f4e', 1.8, { 'stroke-linecap': 'round' }),
    element('circle', { cy: -7, r: 3.2, fill: '#d9b24c', stroke: '#2a2017', 'stroke-width': 1 }),
    spent ? group({ transform: `translate(0 ${lowered})` }, sewn, HATCHES) : sewn,
  ].join('');
}

function marker(leader: LeaderDrawing, detail: Detail): string {
  // A small marker shows only the flag.
  if (detail === 'bold') return group({ transform: 'translate(14 29) scale(2.35)' }, flag(leader, detail));
  const colours = nationColours(leader.nation);
  return [
    element('ellipse', { cx: 62, cy: 96, rx: 31, ry: 13, fill: '#000000', opacity: 0.22 }),
    drawArea('M30 86v7a30 12 0 0 0 60 0v-7Z', colours.edge),
    element('ellipse', {
      cx: 60,
      cy: 86,
      rx: 30,
      ry: 12,
      fill: colours.face,
      stroke: colours.light,
      'stroke-width': 1.2,
    }),
    group({ transform: 'translate(42 22) scale(1.38)' }, flag(leader, detail)),
    detail === 'full' ? drawCaption(leader.name) : '',
  ].join('');
}

/** The place of the flag at the corner of a block; larger with less detail. */
const AT_CORNER: Readonly<Record<Detail, string>> = {
  full: 'translate(77 12)',
  plain: 'translate(69 10) scale(1.18)',
  bold: 'translate(60 9) scale(1.36)',
};

/** The stars of a rank in a row, or a question mark for an unknown rank. */
function starRow({ nation, rank }: LeaderDrawing, { x, y }: Point, reach: number): string {
  const { sign } = nationColours(nation);
  const count = entryOf(STARS, rank);
  if (count === undefined) return drawWord('?', { x, y: y + reach, size: reach * 3, fill: sign });
  const at = (index: number): number => x + (index - (count - 1) / 2) * reach * 2;
  return drawArea(Array.from({ length: count }, (_, index) => star(at(index), y, reach)).join(''), sign);
}

const mounted = (leader: LeaderDrawing, detail: FigureDetail): string =>
  drawMountedLeader(
    {
      nation: leader.nation,
      name: leader.name,
      stars: (middle, reach) => starRow(leader, middle, reach),
      alone: leader.alone === true,
      beside: leader.beside === true,
      spent: leader.spent === true,
    },
    detail,
  );

const pictureOf = (leader: LeaderDrawing, detail: Detail): string => {
  if (areFigures(detail)) return mounted(leader, detail);
  if (leader.alone) return marker(leader, detail);
  const transform = leader.beside ? 'translate(14 29) scale(2.35)' : AT_CORNER[detail];
  return group({ transform }, flag(leader, detail));
};

/** Draws a leader's flag, or a mounted officer: for the top right corner of a block, alone in the centre of a space, or beside units. */
export function drawLeader(leader: LeaderDrawing, detail: Detail = 'full'): string {
  return documentOf({ x: 0, y: 0, width: 120, height: 120 }, 3, pictureOf(leader, detail));
}
