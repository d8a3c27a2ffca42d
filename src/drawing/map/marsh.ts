import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { drawArea, drawLine, element, short } from '../svg';
import type { Board } from './board';
import { areaOf } from './outline';
import { at, away, type Point } from './point';
import { type Lattice, scatter } from './scatter';

const DASHES: Lattice = { key: 'marsh', across: 0.26, down: 0.075, loose: [0.4, 0], depth: 0.06 };
const REEDS = 0.38;

const reed = (foot: Point, height: number): string =>
  [-2.1, -1.57, -1.04].map((lean) => `M${at(foot)}L${at(away(foot, lean, height))}`).join('');

const POOLS: Lattice = { key: 'pool', across: 0.33, down: 0.22, loose: [0.5, 0.5], depth: 0.13 };

/** Draws swamp: marsh with open pools of dark water in it. */
export function drawSwamp(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const pools = scatter(board, spaces, POOLS).map(({ x, y, chance }) =>
    element('ellipse', {
      cx: x,
      cy: y,
      rx: size * (0.08 + 0.05 * ((chance * 7) % 1)),
      ry: size * (0.035 + 0.02 * ((chance * 13) % 1)),
    }),
  );
  const rim = { stroke: MAP_INKS.ink, 'stroke-width': short(size * 0.012) };
  return drawMarsh(board, spaces) + element('g', { fill: MAP_INKS.water, ...rim }, ...pools);
}

/** Draws marsh: horizontal dashes of water with tufts of reeds between them, on damp ground. */
export function drawMarsh(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const places = scatter(board, spaces, DASHES);
  const dashes = places.map(
    (place) =>
      `M${at({ x: place.x - size * 0.07, y: place.y })}h${short(size * (0.08 + 0.07 * ((place.chance * 9) % 1)))}`,
  );
  const reeds = places.filter((place) => place.chance < REEDS).map((place) => reed(place, size * 0.05));
  const ends = { 'stroke-linecap': 'round' };
  return [
    drawArea(areaOf(board, spaces, [0.06, 0.06, 0.3]), MAP_INKS.waterWash, { 'fill-opacity': 0.28 }),
    drawLine(dashes.join(''), MAP_INKS.water, size * 0.011, ends),
    drawLine(reeds.join(''), MAP_INKS.woods, size * 0.012, ends),
  ].join('');
}
