import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, element } from '../svg';
import type { Board } from './board';
import { drawHills } from './hills';
import { type Point, polyline } from './point';
import { type Lattice, type Scattered, scatter } from './scatter';

/** Nearer crags cover farther ones, so close together that no gap is visible. */
const CRAGS: Lattice = { key: 'crag', across: 0.225, down: 0.15, loose: [0.6, 0.5], depth: 0.125 };

/** The tops of crags from left to right, as points across and up, before random variation. */
const RIDGES: readonly (readonly (readonly [across: number, up: number])[])[] = [
  [
    [-1, 0],
    [-0.8, 0.45],
    [-0.5, 0.5],
    [-0.25, 1],
    [0, 0.62],
    [0.3, 0.74],
    [0.6, 0.3],
    [1, 0],
  ],
  [
    [-1, 0],
    [-0.7, 0.38],
    [-0.42, 0.66],
    [-0.2, 0.46],
    [0.2, 1],
    [0.45, 0.56],
    [0.8, 0.42],
    [1, 0],
  ],
  [
    [-1, 0],
    [-0.6, 0.3],
    [-0.35, 0.82],
    [0.05, 0.95],
    [0.35, 0.52],
    [0.55, 0.56],
    [0.85, 0.18],
    [1, 0],
  ],
];

interface Crag {
  readonly outline: string;
  /** The faces turned away from the light. */
  readonly dark: string;
}

/** A rock with a jagged edge, lit from the left. */
function crag(place: Scattered, size: number): Crag {
  const hand = seeded(`crag ${place.chance}`);
  const [half, high] = [size * (0.095 + 0.055 * hand()), size * (0.11 + 0.1 * hand())];
  const ridge = RIDGES[Math.floor(hand() * RIDGES.length)] ?? [];
  const point = (across: number, up: number): Point => ({
    x: place.x + across * half,
    y: place.y + size * 0.05 - up * high,
  });
  const edge = ridge.map(([across, up]) => point(across, up === 0 ? 0 : up + (hand() - 0.5) * 0.14));
  const dark = edge.flatMap((from, index) => {
    const to = edge[index + 1];
    if (!to || to.y <= from.y) return [];
    // A face runs from the edge to the foot, leaning away from the light.
    const foot = point((from.x - place.x) / half + 0.12, 0.12 * hand());
    return polyline([from, to, { x: to.x - half * 0.04, y: foot.y }, foot], true);
  });
  return { outline: polyline(edge, true), dark: dark.join('') };
}

/** Draws rugged hills: hills with a rocky top that is clearly impassable. */
export function drawRuggedHills(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const crags = scatter(board, spaces, CRAGS).map((place) => crag(place, size));
  const stroke = { stroke: MAP_INKS.ink, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    drawHills(board, spaces) +
    crags
      .map(
        ({ outline, dark }) =>
          element('path', { d: outline, fill: MAP_INKS.sheet, ...stroke, 'stroke-width': size * 0.013 }) +
          drawArea(dark, MAP_INKS.ink, { 'fill-opacity': 0.72 }),
      )
      .join('')
  );
}
