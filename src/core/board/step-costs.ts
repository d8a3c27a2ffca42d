import type { Board } from './board';

/** The cost of a step that can't be made. */
export const BARRED = 0;

/** The cost of every step: for each space, by its neighbours in the order of `board.around`. */
export type StepCosts = readonly Uint8Array[];

/** The highest cost of a step. */
const MOST = 255;

/**
 * Works out step costs in whole points; where a step past a corner costs one and a half, points are halves. Made once
 * for a kind of unit and a terrain map. `costOf` gets both ends of a step, so that a step from road to road can be
 * cheap and a border expensive. Throws a RangeError for a cost that is neither `BARRED` nor a whole number from 1 to
 * 255.
 */
export function stepCosts(
  board: Board,
  costOf: (from: number, to: number, isPastCorner: boolean) => number,
): StepCosts {
  return board.around.map((next, from) =>
    Uint8Array.from(next, (to) => {
      const cost = costOf(from, to, isPastCorner(board, from, to));
      if (Number.isInteger(cost) && cost >= BARRED && cost <= MOST) return cost;
      throw new RangeError(`a step from ${board.name(from)} to ${board.name(to)} can't cost ${cost}`);
    }),
  );
}

/** True if two neighbours only touch at a corner, as squares may and hexes never do. */
export const isPastCorner = (board: Board, a: number, b: number): boolean =>
  board.grid.kind === 'square' && board.row(a) !== board.row(b) && board.column(a) !== board.column(b);

/** The cost of a step between two neighbours; `BARRED` for spaces that are not adjacent. */
export const costOfStep = ({ around }: Board, costs: StepCosts, from: number, to: number): number =>
  costs[from]?.[around[from]?.indexOf(to) ?? -1] ?? BARRED;
