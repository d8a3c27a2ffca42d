import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { drawArea, drawLine, ROUND, short } from '../svg';
import type { Board } from './board';
import { at, type Point } from './point';
import { type Lattice, scatter } from './scatter';

const STONES: Lattice = { key: 'rough', across: 0.2, down: 0.15, loose: [0.7, 0.7], depth: 0.08 };
/** The fraction of signs that are tufts of heather; the others are stones. */
const TUFTS = 0.45;

const stone = ({ x, y }: Point, r: number): string =>
  `M${at({ x: x - r, y })}l${short(r * 0.5)} ${short(-r * 0.9)}h${short(r * 0.8)}l${short(r * 0.7)} ${short(r * 0.9)}Z`;

const tuft = ({ x, y }: Point, r: number): string =>
  [-0.7, 0, 0.7]
    .map((lean) => `M${at({ x: x + lean * r * 0.5, y })}l${short(lean * r * 0.8)} ${short(-r)}`)
    .join('');

/** Draws rough ground: scattered stones and tufts. */
export function drawRough(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const places = scatter(board, spaces, STONES);
  const radius = (chance: number): number => size * (0.03 + 0.025 * ((chance * 11) % 1));
  const stones = places
    .filter(({ chance }) => chance >= TUFTS)
    .map((place) => stone(place, radius(place.chance)));
  const tufts = places.filter(({ chance }) => chance < TUFTS).map((place) => tuft(place, size * 0.05));
  return [
    drawArea(stones.join(''), MAP_INKS.hillWash, {
      ...{ stroke: MAP_INKS.ink, 'stroke-width': size * 0.012 },
      ...ROUND,
    }),
    drawLine(tufts.join(''), MAP_INKS.faint, size * 0.013, ROUND),
  ].join('');
}
