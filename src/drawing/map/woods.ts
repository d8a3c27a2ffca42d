import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { drawArea, drawLine, element, ROUND, short } from '../svg';
import type { Board } from './board';
import { areaOf } from './outline';
import { at, type Point } from './point';
import { type Lattice, scatter } from './scatter';

/** A small round tree: a crown of three arcs, and its shadow on the right. */
function tree(
  foot: Point,
  radius: number,
): { readonly crown: string; readonly shadow: string; readonly shade: string } {
  const r = short(radius);
  const half = radius * 0.55;
  const crown =
    `M${at({ x: foot.x - radius, y: foot.y })}` +
    `a${short(half)} ${short(half)} 0 0 1 ${short(radius * 0.45)} ${short(-radius * 0.85)}` +
    `a${short(half)} ${short(half)} 0 0 1 ${short(radius * 1.1)} 0` +
    `a${short(half)} ${short(half)} 0 0 1 ${short(radius * 0.45)} ${short(radius * 0.85)}` +
    `a${r} ${short(radius * 0.6)} 0 0 1 ${short(-radius * 2)} 0Z`;
  const shadow = `M${at({ x: foot.x + radius * 0.2, y: foot.y + radius * 0.75 })}h${short(radius * 1.5)}`;
  const shade =
    `M${at({ x: foot.x + radius * 0.65, y: foot.y - radius * 0.35 })}` +
    `a${short(radius * 0.7)} ${short(radius * 0.7)} 0 0 1 ${short(-radius * 0.55)} ${short(radius * 0.6)}`;
  return { crown, shadow, shade };
}

/** Nearer trees cover farther ones; some knots of the lattice stay empty as clearings. */
const TREES: Lattice = { key: 'tree', across: 0.155, down: 0.124, loose: [0.7, 0.6], depth: 0.09 };
const CLEARINGS = 0.18;

/** Fine dots on the ground between the trees. */
const DOTS: Lattice = { key: 'dot', across: 0.06, down: 0.06, loose: [1, 1], depth: 0.05 };

/** Firs so close together that nothing is visible between them. */
const FIRS: Lattice = { key: 'fir', across: 0.105, down: 0.088, loose: [0.5, 0.4], depth: 0.08 };

const fir = ({ x, y }: Point, high: number): string =>
  `M${at({ x: x - high * 0.38, y })}L${at({ x, y: y - high })}L${at({ x: x + high * 0.38, y })}Z`;

/** Draws dense woods: overlapping dark firs on a strong wash. */
export function drawDenseWoods(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const wash = areaOf(board, spaces, [0.06, 0.05, 0.22]);
  const firs = scatter(board, spaces, FIRS).map((foot) =>
    element('path', { d: fir(foot, size * (0.105 + 0.03 * ((foot.chance * 7) % 1))) }),
  );
  return [
    drawArea(wash, MAP_INKS.woodsWash, { 'fill-opacity': 0.85 }),
    element(
      'g',
      {
        fill: MAP_INKS.woods,
        stroke: MAP_INKS.crown,
        'stroke-width': size * 0.008,
        'stroke-linejoin': 'round',
      },
      ...firs,
    ),
  ].join('');
}

/** Draws woods: adjacent ones as one area, with small trees and dots on a wash. */
export function drawWoods(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const wash = (depth: number): string => areaOf(board, spaces, [depth, 0.06, 0.22]);
  const trees = scatter(board, spaces, TREES)
    .filter((foot) => foot.chance >= CLEARINGS)
    .map((foot) => tree(foot, size * (0.036 + 0.024 * ((foot.chance * 7) % 1))));
  const dots = scatter(board, spaces, DOTS)
    .map((dot) => `M${at(dot)}h.01`)
    .join('');
  const ink = { stroke: MAP_INKS.woods, ...ROUND };
  return [
    drawArea(wash(0.06), MAP_INKS.woodsWash, { 'fill-opacity': 0.3 }),
    drawArea(wash(0.1), MAP_INKS.woodsWash, { 'fill-opacity': 0.35 }),
    drawLine(dots, MAP_INKS.woods, size * 0.012, { ...ROUND, 'stroke-opacity': 0.55 }),
    element(
      'g',
      { fill: MAP_INKS.crown, ...ink, 'stroke-width': size * 0.011 },
      ...trees.map(
        ({ crown, shadow, shade }) =>
          element('path', { d: shadow, 'stroke-width': size * 0.02 }) +
          element('path', { d: crown }) +
          element('path', { d: shade, fill: 'none' }),
      ),
    ),
  ].join('');
}
