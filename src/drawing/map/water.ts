import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { drawArea, drawLine } from '../svg';
import type { Board } from './board';
import { areaOf } from './outline';
import { at, away, direction, disc, type Point, polyline } from './point';
import { alongReach, type Reach } from './waterways';

const STEPS = 20;

const ending = (middle: Point, radius: number): string => (radius > 0 ? disc(middle, radius) : '');

/** The outline of a stretch of water; `width` converts its breadth (a fraction of a space) into pixels. */
function ribbon(reach: Reach, width: (breadth: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const [start, end] = reach.breadth;
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const here = alongReach(reach, share);
    const ahead = direction(alongReach(reach, share - 0.01), alongReach(reach, share + 0.01));
    const half = width(start + (end - start) * share) / 2;
    left.push(away(here, ahead - Math.PI / 2, half));
    right.unshift(away(here, ahead + Math.PI / 2, half));
  }
  const ends = ending(alongReach(reach, 0), width(start) / 2) + ending(alongReach(reach, 1), width(end) / 2);
  return polyline([...left, ...right], true) + ends;
}

/** The layers from the banks to the middle: each one's reduction in width (as a fraction of a space) and its colour. */
const LAYERS = [
  [0, MAP_INKS.water],
  [0.028, MAP_INKS.waterWash],
  [0.075, MAP_INKS.water],
  [0.087, MAP_INKS.waterWash],
  [0.15, MAP_INKS.water],
  [0.158, MAP_INKS.waterWash],
] as const;

/** The green of the banks on both sides of the water, as a fraction of a space. */
const BANKS = 0.07;

/** Reeds and grass along the banks of a stretch: short strokes away from the water. */
function reeds(reach: Reach, size: number): string {
  const [start, end] = reach.breadth;
  return Array.from({ length: REEDS }, (_, index) => {
    const share = (index + 0.5) / REEDS;
    const side = index % 2 === 0 ? 1 : -1;
    const here = alongReach(reach, share);
    const aside =
      direction(alongReach(reach, share - 0.01), alongReach(reach, share + 0.01)) + (side * Math.PI) / 2;
    const foot = away(here, aside, size * ((start + (end - start) * share) / 2 + 0.025));
    return [-0.5, 0, 0.5]
      .map((lean) => `M${at(foot)}L${at(away(foot, lean - Math.PI / 2, size * 0.036))}`)
      .join('');
  }).join('');
}
const REEDS = 5;

/** Draws streams and rivers: green banks with reeds, their edges in ink, a wash, and on broad water also lines along the banks. */
export const drawRunningWater = (board: Board, reaches: readonly Reach[]): string =>
  drawArea(
    reaches.map((reach) => ribbon(reach, (breadth) => (breadth + BANKS) * board.size)).join(''),
    MAP_INKS.woodsWash,
    { opacity: 0.5 },
  ) +
  drawLine(reaches.map((reach) => reeds(reach, board.size)).join(''), MAP_INKS.woods, board.size * 0.009, {
    'stroke-opacity': 0.7,
  }) +
  LAYERS.map(([narrower, fill]) =>
    drawArea(
      reaches
        .map((reach) => ribbon(reach, (breadth) => Math.max(0, breadth - narrower) * board.size))
        .join(''),
      fill,
    ),
  ).join('');

/** Draws lakes: a wash with lines that follow the shore. */
export function drawLakes(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const line = (depth: number): string => areaOf(board, spaces, [depth, 0.06, 0.6]);
  return [
    drawArea(line(0.07), MAP_INKS.waterWash, { 'stroke-width': board.size * 0.016, stroke: MAP_INKS.water }),
    ...[0.105, 0.15, 0.21, 0.29].map((depth, index) =>
      drawLine(line(depth), MAP_INKS.water, board.size * (0.009 - index * 0.0015)),
    ),
  ].join('');
}
