import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { drawArea, drawLine, element, ROUND, short } from '../svg';
import type { Board } from './board';
import { areaOf, contours, stations } from './outline';
import { at, disc, type Point } from './point';
import { type Lattice, scatter } from './scatter';
import { drawTrees } from './tree';

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

/** Undergrowth at the edge of a wood, close enough to draw its outline. */
const EDGE = 0.062;

/** Draws woods: adjacent ones as one area, with mixed trees on a wash, and undergrowth and shadow along the edge. */
export function drawWoods(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const wash = (depth: number): string => areaOf(board, spaces, [depth, 0.06, 0.22]);
  const rim = contours(board, spaces, [0.1, 0.06, 0.22]).flatMap((loop) => stations(loop, size * EDGE));
  const bushes = rim.map((place, index) => disc(place, size * (index % 3 === 0 ? 0.034 : 0.026))).join('');
  const trees = scatter(board, spaces, TREES).filter((foot) => foot.chance >= CLEARINGS);
  const dots = scatter(board, spaces, DOTS)
    .map((dot) => `M${at(dot)}h.01`)
    .join('');
  return [
    drawArea(wash(0.1), MAP_INKS.woods, {
      'fill-opacity': 0.28,
      transform: `translate(${short(size * 0.026)} ${short(size * 0.034)})`,
    }),
    drawArea(wash(0.06), MAP_INKS.woodsWash, { 'fill-opacity': 0.35 }),
    drawArea(wash(0.1), MAP_INKS.woodsWash, { 'fill-opacity': 0.6 }),
    drawArea(bushes, MAP_INKS.woodsWash, { stroke: MAP_INKS.woods, 'stroke-width': size * 0.009 }),
    drawLine(dots, MAP_INKS.woods, size * 0.012, { ...ROUND, 'stroke-opacity': 0.55 }),
    drawTrees(trees, size * 0.056, size * 0.01),
  ].join('');
}
