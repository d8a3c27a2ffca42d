import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, element, group, short } from '../svg';
import type { Cell } from './board';
import { at, distance, type Point } from './point';
import { drawTrees } from './tree';

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

/** The gardens behind the houses, as boxes with rows of beds and a hedge around. */
const GARDENS: readonly (readonly Box[])[] = [
  [
    [-39, 21, 18, 14],
    [25, -36, 15, 14],
    [29, 21, 15, 13],
    [-40, -37, 15, 13],
  ],
  [
    [-42, -37, 15, 13],
    [27, -36, 15, 13],
    [24, 23, 17, 13],
    [-40, 21, 14, 12],
  ],
];

/** A church from above and before: nave, roof and a steeple with its cross, beside the lane. */
const CHURCH = {
  walls: 'M-9 8V-2H9V8ZM-15 8V-9H-8V8Z',
  roofs: 'M-8 -2L-6 -9H7L10 -2ZM-16.5 -8L-11.5 -22L-6.5 -8Z',
  lines: 'M-11.5 -22V-29M-14.5 -26H-8.5',
};

/** The place of the church in each layout; the house there makes room. */
const CHURCHYARDS: readonly Point[] = [
  { x: 10, y: -37 },
  { x: -9, y: 35 },
];

/** The trees of a village, as places in hundredths of a space. */
const ORCHARD: readonly (readonly [number, number])[] = [
  [-44, -6],
  [40, 6],
  [-27, 39],
  [24, -42],
  [-30, -45],
  [35, 40],
];

/** The distance from the middle of a house at which a church has room, however the lane runs. */
const CHURCH_ROOM = 22;

const isClearOf = (church: Point, [left, top, width, height]: Box): boolean =>
  distance(church, { x: left + width / 2, y: top + height / 2 }) > CHURCH_ROOM;

/** Draws the church of a village whose lane runs at an angle; the church stands upright. */
export function drawChurchAt({ x, y }: Point, angle: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${short(-angle)}) translate(3 10)` },
    drawArea(CHURCH.walls + CHURCH.roofs, MAP_INKS.ink, SHADOW),
    drawArea(CHURCH.walls, MAP_INKS.sheet, { stroke: MAP_INKS.ink, 'stroke-width': 1.2 }),
    drawArea(CHURCH.roofs, MAP_INKS.house, { stroke: MAP_INKS.ink, 'stroke-width': 1.2 }),
    drawLine(CHURCH.lines, MAP_INKS.ink, 1.6),
  );
}

/** The ridge along the longer side of a house. */
const ridge = ([x, y, width, height]: Box): string =>
  width >= height ? `M${x} ${short(y + height / 2)}h${width}` : `M${short(x + width / 2)} ${y}v${height}`;

/** The sunny side of a roof. */
const lit = ([x, y, width, height]: Box): Box =>
  width >= height ? [x, y, width, height / 2] : [x, y, width / 2, height];

/** Draws a village: a church and small houses along a lane, with gardens and trees; no two are alike. */
export function drawVillage(cell: Cell, size: number, joined: readonly number[]): string {
  const hand = seeded(`village ${cell.space}`);
  const which = hand() < 0.5 ? 0 : 1;
  const angle = laneAngle(cell, joined, hand());
  const churchyard = CHURCHYARDS[which] ?? { x: 0, y: 0 };
  const nudge = (): number => Math.round((hand() - 0.5) * 4);
  const houses = (VILLAGES[which] ?? [])
    .map(([x, y, width, height]): Box => [x + nudge(), y + nudge() / 2, width, height])
    .filter((house) => isClearOf(churchyard, house));
  const gardens = (GARDENS[which] ?? []).filter(() => hand() < 0.8);
  const trees = ORCHARD.filter(() => hand() < 0.75).map(([x, y]) => ({
    ...{ x: x + nudge(), y: y + nudge() },
    chance: hand(),
  }));
  const lane = 'M-50 -1C-30 -7 -12 4 4 0S32 -6 50 0';
  const walls = houses.map(box).join('');
  return group(
    { transform: turned(cell.centre, angle, size / 100) },
    drawArea(gardens.map(box).join(''), MAP_INKS.crown, { stroke: MAP_INKS.woods, 'stroke-width': 1 }),
    drawLine(
      gardens.map(([x, y, width, height]) => plot(x + 2, y + 3, width - 4, height - 6)).join(''),
      MAP_INKS.woods,
      0.8,
    ),
    drawLine(lane, MAP_INKS.road, 7),
    drawLine(lane, MAP_INKS.sheet, 5),
    drawTrees(trees, 4.6, 0.9),
    element('path', { d: walls, ...SHADOW }),
    element('path', { d: walls, ...HOUSE }),
    drawArea(houses.map((house) => box(lit(house))).join(''), MAP_INKS.roof, { 'fill-opacity': 0.75 }),
    drawLine(houses.map(ridge).join(''), MAP_INKS.ink, 0.8),
    drawChurchAt(churchyard, angle),
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
