import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine } from '../svg';
import type { Board } from './board';
import { contours, stations } from './outline';
import { at, away, type Point, polyline, taper } from './point';
import { type Lattice, scatter } from './scatter';

/** Grains of sand on the floor. */
const SAND: Lattice = { key: 'sand', across: 0.075, down: 0.062, loose: [0.9, 0.9], depth: 0.24 };

/** One stroke down the face of the pit: broad at the rim, tapering to a point on the floor. */
function scarp(rim: readonly Point[], size: number): string {
  const hand = seeded('scarp');
  return stations(rim, size * 0.047)
    .map((from) => {
      const length = size * (0.075 + 0.05 * hand());
      const tip = away(from, from.along + Math.PI / 2 + (hand() - 0.5) * 0.3, length);
      return taper(from, from.along, size * 0.014, tip);
    })
    .join('');
}

/** Draws quarries: adjacent ones as one pit, with a steep face inside the rim and sand on the floor. */
export function drawQuarries(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const rims = contours(board, spaces, [0.1, 0.07, 0.24]);
  const d = rims.map((rim) => polyline(rim, true)).join('');
  const sand = scatter(board, spaces, SAND)
    .map((grain) => `M${at(grain)}h.01`)
    .join('');
  return [
    drawArea(d, MAP_INKS.hillWash, { 'fill-opacity': 0.42 }),
    drawArea(rims.map((rim) => scarp(rim, size)).join(''), MAP_INKS.ink, { 'fill-opacity': 0.85 }),
    drawLine(d, MAP_INKS.ink, size * 0.022, { 'stroke-linejoin': 'round' }),
    drawLine(sand, MAP_INKS.hill, size * 0.018, { 'stroke-linecap': 'round' }),
  ].join('');
}
