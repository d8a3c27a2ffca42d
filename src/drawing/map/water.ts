import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { drawArea, element, short } from '../svg';
import type { Board } from './board';
import { inset, loosened, outlines, rounded } from './outline';
import { at, away, direction, type Point, polyline } from './point';
import { alongReach, type Reach } from './waterways';

const STEPS = 20;

const disc = (middle: Point, radius: number): string =>
  radius > 0
    ? `M${at({ x: middle.x - radius, y: middle.y })}` +
      [1, -1].map((side) => `a${short(radius)} ${short(radius)} 0 1 1 ${short(2 * radius * side)} 0`).join('')
    : '';

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
  const ends = disc(alongReach(reach, 0), width(start) / 2) + disc(alongReach(reach, 1), width(end) / 2);
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

/** Draws streams and rivers: banks in ink, a wash, and on broad water also lines along the banks. */
export const drawRunningWater = (board: Board, reaches: readonly Reach[]): string =>
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
  const line = (depth: number): string =>
    outlines(board, spaces)
      .map((loop) =>
        polyline(
          loosened(rounded(inset(loop, board.size * depth)), board.size * 0.06, board.size * 0.6),
          true,
        ),
      )
      .join('');
  const stroke = { fill: 'none', stroke: MAP_INKS.water };
  return [
    drawArea(line(0.07), MAP_INKS.waterWash, { 'stroke-width': board.size * 0.016, stroke: MAP_INKS.water }),
    ...[0.105, 0.15, 0.21, 0.29].map((depth, index) =>
      element('path', { d: line(depth), ...stroke, 'stroke-width': board.size * (0.009 - index * 0.0015) }),
    ),
  ].join('');
}
