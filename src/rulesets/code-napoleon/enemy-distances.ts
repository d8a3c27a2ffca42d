import { NO_SPACE, type SideNumber } from '../../core';
import { gridDistance } from './grid-distance';
import type { Position } from './play';

/** The distances of squares to the nearest unit of a side, worked out on demand; true until one of its pieces moves. */
export class Distances {
  readonly #distances: Int16Array;

  constructor(
    readonly position: Position,
    readonly side: SideNumber,
    readonly placings: number,
  ) {
    this.#distances = new Int16Array(position.board.size).fill(NO_SPACE);
  }

  /** In hundredths of a square; 0 if the side has no units. */
  to(space: number): number {
    const known = this.#distances[space] as number;
    return known === NO_SPACE ? this.#nearest(space) : known;
  }

  #nearest(space: number): number {
    const { board } = this.position;
    const { units } = this.position.force(this.side);
    let least = units.length === 0 ? 0 : Number.POSITIVE_INFINITY;
    for (const { at } of units) least = Math.min(least, gridDistance(board, space, at));
    this.#distances[space] = least;
    return least;
  }
}

const latest: (Distances | undefined)[] = [undefined, undefined];

/** The distances to a side as it is placed now, those of the last answer if none of its pieces has moved since. */
export function distancesTo(position: Position, side: SideNumber): Distances {
  const placings = position.placingsOf(side);
  const known = latest[side];
  if (known?.placings === placings && known.position === position) return known;
  const made = new Distances(position, side, placings);
  latest[side] = made;
  return made;
}
