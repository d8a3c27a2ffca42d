import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, element, group, short } from '../svg';
import type { Cell } from './board';
import { drawChurchAt } from './buildings';
import { at, away, type Point } from './point';
import { drawTrees } from './tree';

/** The centres of houses around the blocks in a square, in hundredths of the square around its centre. */
const RING: readonly (readonly [x: number, y: number])[] = [
  ...[-40, -29, -17, -4, 9, 22, 33].map((x) => [x, -44] as const),
  ...[-41, -27, -13, 2, 15, 26].map((x) => [x, 40] as const),
  ...[-30, -16, -2, 13, 27].flatMap((y) => [[-46, y] as const, [46, y] as const]),
  ...[-22, -8, 6, 20].map((x) => [x, 33] as const),
  ...([
    [-2, -18],
    [3, 6],
    [-4, 20],
    [4, -31],
  ] as const),
];

/** One slightly turned house, as the paths of its walls and its ridge. */
function house(middle: Point, hand: () => number): { readonly walls: string; readonly ridge: string } {
  const [half, deep] = [3 + 2 * hand(), 2.4 + 1.1 * hand()];
  const turn = (hand() < 0.5 ? 0 : Math.PI / 2) + (hand() - 0.5) * 0.35;
  const corner = (along: number, across: number): Point =>
    away(away(middle, turn, along), turn + Math.PI / 2, across);
  const walls = [corner(-half, -deep), corner(half, -deep), corner(half, deep), corner(-half, deep)];
  return {
    walls: `M${walls.map(at).join('L')}Z`,
    ridge: `M${at(corner(-half, 0))}L${at(corner(half, 0))}`,
  };
}

/** The places of the church, in the gaps of the houses above a block. */
const CHURCHYARDS: readonly Point[] = [
  { x: -23, y: -29 },
  { x: 24, y: -29 },
];

/** Draws a town on a square board: a church, gardens everywhere, and houses where blocks leave them visible. */
export function drawTown(cell: Cell, size: number): string {
  const hand = seeded(`town ${cell.space}`);
  const houses = RING.map(([x, y]) =>
    house({ x: x + (hand() - 0.5) * 3, y: y + (hand() - 0.5) * 2.5 }, hand),
  );
  const trees = Array.from({ length: 7 }, () => ({
    ...{ x: (hand() - 0.5) * 84, y: (hand() < 0.5 ? -1 : 1) * (20 + hand() * 12) },
    chance: hand(),
  }));
  const walls = houses.map((each) => each.walls).join('');
  const lanes = 'M-50 2C-30 -4 -12 4 2 1S34 -3 50 1M1 -50C-4 -30 3 -12 0 4S4 34 -1 50';
  const plots = [-33, -11, 14, 34]
    .flatMap((x) => [-33, 24].map((y) => `M${x - 6} ${y}h11M${x - 6} ${y + 3}h11M${x - 6} ${y + 6}h11`))
    .join('');
  return group(
    { transform: `translate(${at(cell.centre)}) scale(${short(size / 100)})` },
    element('rect', {
      x: -48,
      y: -48,
      width: 96,
      height: 96,
      rx: 10,
      fill: MAP_INKS.garden,
      'fill-opacity': 0.5,
    }),
    drawLine(plots, MAP_INKS.woods, 0.6, { 'stroke-opacity': 0.6 }),
    drawLine(lanes, MAP_INKS.road, 5),
    drawLine(lanes, MAP_INKS.sheet, 3.6),
    drawArea(walls, MAP_INKS.ink, { 'fill-opacity': 0.28, transform: 'translate(1 1)' }),
    drawArea(walls, MAP_INKS.house, { stroke: MAP_INKS.ink, 'stroke-width': 0.7 }),
    drawLine(houses.map((each) => each.ridge).join(''), MAP_INKS.ink, 0.5),
    drawTrees(trees, 3.4, 0.7),
    drawChurchAt(CHURCHYARDS[Math.floor(hand() * CHURCHYARDS.length)] ?? { x: 0, y: 0 }, 0),
  );
}
