import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, element, group, short } from '../svg';
import type { Cell } from './board';
import { at, type Point } from './point';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Houses as x, y, width and height in hundredths of a space, around its centre; the lane runs from left to right. */
const VILLAGES: readonly (readonly Box[])[] = [
  [
    [-37, -18, 12, 8],
    [-22, -20, 9, 11],
    [-9, -19, 12, 8],
    [8, -18, 9, 9],
    [22, -17, 13, 8],
    [-35, 10, 9, 9],
    [-21, 9, 14, 8],
    [-2, 10, 9, 11],
    [14, 9, 12, 8],
    [30, 10, 8, 9],
    [-18, -35, 10, 8],
    [-3, -43, 8, 15],
    [11, -36, 11, 8],
    [-14, 30, 12, 8],
    [4, 35, 9, 10],
    [18, 27, 8, 8],
  ],
  [
    [-38, -19, 9, 10],
    [-25, -17, 13, 8],
    [-6, -20, 9, 10],
    [8, -18, 14, 8],
    [28, -19, 8, 10],
    [-31, 9, 14, 8],
    [-12, 9, 9, 12],
    [3, 10, 12, 8],
    [21, 9, 11, 9],
    [-21, -33, 9, 8],
    [-8, -40, 12, 8],
    [9, -38, 8, 13],
    [-20, 28, 10, 8],
    [-5, 33, 8, 14],
    [9, 30, 12, 8],
  ],
];

const turned = (centre: Point, angle: number, scale: number) =>
  `translate(${at(centre)}) rotate(${short(angle)}) scale(${short(scale)})`;

const box = ([x, y, width, height]: Box): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

const HOUSE = { fill: MAP_INKS.house, stroke: MAP_INKS.ink, 'stroke-width': 1.3 };
const SHADOW = { fill: MAP_INKS.ink, 'fill-opacity': 0.28, transform: 'translate(1.8 1.8)' };

/** A garden plot behind the houses, with rows of furrows or beds. */
const plot = (x: number, y: number, width: number, height: number): string =>
  [0, 1, 2, 3].map((row) => `M${x} ${short(y + (row * height) / 3)}h${width}`).join('');

/** The angle of a lane from edge to edge: towards roads or the next village, otherwise level or slanted. */
function laneAngle(cell: Cell, joined: readonly number[], chance: number): number {
  const count = cell.corners.length;
  const goesOn = (edge: number): boolean => joined.includes((edge + count / 2) % count);
  const edge = joined.find(goesOn) ?? joined[0] ?? Math.floor(chance * count);
  return (edge * 360) / count - (count === 6 ? 60 : 90);
}

/** Draws a village: small houses along a lane, with garden plots. */
export function drawVillage(cell: Cell, size: number, joined: readonly number[]): string {
  const hand = seeded(`village ${cell.space}`);
  const layout = VILLAGES[hand() < 0.5 ? 0 : 1] ?? [];
  const houses = layout.map(box).join('');
  const lane = 'M-50 -1C-30 -7 -12 4 4 0S32 -6 50 0';
  return group(
    { transform: turned(cell.centre, laneAngle(cell, joined, hand()), size / 100) },
    drawLine(plot(-38, 22, 12, 9) + plot(28, -33, 8, 9) + plot(27, 22, 10, 9), MAP_INKS.woods, 0.8),
    drawLine(lane, MAP_INKS.road, 7),
    drawLine(lane, MAP_INKS.sheet, 5),
    element('path', { d: houses, ...SHADOW }),
    element('path', { d: houses, ...HOUSE }),
  );
}

/** An enclosure that fills most of a space, so that it is visible around a block. */
const WALL = 'M-40 -20L-12 -44L20 -41L41 -20L40 21L14 44L-19 42L-41 20Z';

/** A thick wall with loopholes along its whole length. */
const drawWall = (): string =>
  drawLine(WALL, MAP_INKS.ink, 4.2, { 'stroke-linejoin': 'miter' }) +
  drawLine(WALL, MAP_INKS.sheet, 1.2, { 'stroke-dasharray': '2 3' });

const YARD = { d: WALL, fill: MAP_INKS.garden, 'fill-opacity': 0.55 };

/** The wings of a farm around its yard. */
const FARM: readonly Box[] = [
  [-13, -37, 27, 11],
  [-34, -17, 11, 30],
  [24, -17, 10, 20],
  [-14, 26, 20, 11],
  [13, 24, 10, 9],
];

/** Draws a fortified building: a farm around a yard, inside a loopholed wall. */
export function drawFortifiedBuilding(cell: Cell, size: number): string {
  const farm = FARM.map(box).join('');
  const ridges = 'M-13 -31.5H14M-28.5 -17V13M29 -17V3M-14 31.5H6';
  return group(
    { transform: turned(cell.centre, 0, size / 100) },
    element('path', YARD),
    element('path', { d: farm, ...SHADOW }),
    element('path', { d: farm, ...HOUSE }),
    drawLine(ridges, MAP_INKS.ink, 0.8),
    drawWall(),
  );
}

/** Draws a walled garden: rows of trees inside a wall. */
export function drawWalledGarden(cell: Cell, size: number): string {
  const trees = [-34, -23, -12, 0, 12, 23, 34].flatMap((y) => {
    const half = Math.abs(y) > 30 ? 1 : Math.abs(y) > 20 ? 2 : 3;
    return Array.from({ length: 2 * half + 1 }, (_, index) => {
      const x = (index - half) * 10.5;
      return `M${short(x - 2.7)} ${y}a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1 -5.4 0`;
    });
  });
  return group(
    { transform: turned(cell.centre, 0, size / 100) },
    element('path', YARD),
    drawArea(trees.join(''), MAP_INKS.crown, { stroke: MAP_INKS.woods, 'stroke-width': 1.1 }),
    drawWall(),
  );
}
