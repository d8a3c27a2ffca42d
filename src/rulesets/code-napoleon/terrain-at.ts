import { bordersOf } from '../../core';
import type { Position } from './play';
import { BORDERS, CLEAR, type Edge, type Ground, TERRAIN } from './terrain-types';

/** The ground of every square of a board, by number. */
interface Lie {
  readonly board: Position['board'];
  readonly terrain: Position['terrain'];
  readonly grounds: readonly Ground[];
}

const lies = new WeakMap<Position['terrain'], Lie>();
let last: Lie | undefined;

function lieOf({ board, terrain }: Position): Lie {
  if (last?.terrain === terrain && last.board === board) return last;
  const known = lies.get(terrain);
  last =
    known?.board === board
      ? known
      : {
          board,
          terrain,
          grounds: board.spaces.map((name) => TERRAIN[terrain[name] ?? 'clear'] ?? CLEAR),
        };
  lies.set(terrain, last);
  return last;
}

/** The terrain of a square. */
export const groundAt = (position: Position, space: number): Ground =>
  lieOf(position).grounds[space] ?? CLEAR;

/** The edge between two squares that share a side; undefined if there is none. */
export const edgeBetween = (position: Position, a: number, b: number): Edge | undefined =>
  BORDERS[bordersOf(position).between(a, b)];

/** The slope between two neighbours of different height; undefined if they are level. */
export function slopeBetween(position: Position, a: number, b: number): Ground['slope'] {
  const [one, other] = [groundAt(position, a), groundAt(position, b)];
  if (one.level === other.level) return undefined;
  return one.level > other.level ? one.slope : other.slope;
}

/** True if a step between two neighbours leads uphill. */
export const isUphill = (position: Position, from: number, to: number): boolean =>
  groundAt(position, to).level > groundAt(position, from).level;
