import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, ROUND } from '../svg';
import type { Board, Cell } from './board';
import { areaOf } from './outline';
import { away, type Point, polyline } from './point';
import { type Lattice, scatter } from './scatter';

/** Slanting strokes in pairs, for the reflections on ice. */
const GLINTS: Lattice = { key: 'glint', across: 0.23, down: 0.15, loose: [0.5, 0.5], depth: 0.17 };
const SLANT = -Math.PI / 4;

/** A crack: a jagged line with a fork, outwards from near the middle of a space. */
function crack(from: Point, towards: number, size: number, hand: () => number): string {
  const line: Point[] = [from];
  let here = from;
  const forks: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    here = away(
      here,
      towards + (step % 2 === 0 ? 0.5 : -0.5) + (hand() - 0.5) * 0.3,
      size * (0.07 + 0.05 * hand()),
    );
    line.push(here);
    if (step === 1 || step === 2) {
      const side = towards + (step === 1 ? -1 : 1) * (0.7 + 0.4 * hand());
      forks.push(polyline([here, away(here, side, size * 0.075)]));
    }
  }
  return polyline(line) + forks.join('');
}

function cracks(cell: Cell, size: number): string {
  const hand = seeded(`ice ${cell.space}`);
  const first = hand() * 2 * Math.PI;
  const middle = away(cell.centre, hand() * 2 * Math.PI, size * 0.06);
  return [0, 1, 2].map((arm) => crack(middle, first + (arm * 2 * Math.PI) / 3, size, hand)).join('');
}

/** Draws frozen lakes: the shore of a lake, with cracks and reflections instead of water lines. */
export function drawIce(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const shore = (depth: number): string => areaOf(board, spaces, [depth, 0.06, 0.6]);
  const glints = scatter(board, spaces, GLINTS).map((place) => {
    const length = size * (0.06 + 0.05 * place.chance);
    const beside = away(place, SLANT + Math.PI / 2, size * 0.028);
    return (
      polyline([place, away(place, SLANT, length)]) + polyline([beside, away(beside, SLANT, length * 0.6)])
    );
  });
  const lines = [...spaces]
    .flatMap((space) => board.cells.get(space) ?? [])
    .map((cell) => cracks(cell, size));
  return [
    // Inflowing water ends under the ice.
    drawArea(shore(0.07), MAP_INKS.sheet),
    drawArea(shore(0.07), MAP_INKS.waterWash, { 'fill-opacity': 0.35 }),
    drawArea(shore(0.13), MAP_INKS.sheet, { 'fill-opacity': 0.55 }),
    drawLine(glints.join(''), MAP_INKS.water, size * 0.009, { ...ROUND, 'stroke-opacity': 0.6 }),
    drawLine(lines.join(''), MAP_INKS.ink, size * 0.011, ROUND),
    drawLine(shore(0.07), MAP_INKS.water, size * 0.02, ROUND),
  ].join('');
}
