import type { Board } from './board';

/** The cost of a step that can't be made. */
export const BARRED = 0;

/** What every step costs, for every space by its neighbours in the order of `board.around`. */
export type StepCosts = readonly Uint8Array[];

/** The most points that a step can cost. */
const MOST = 255;

/**
 * What steps cost in whole points: where one past a corner costs one and a half, points are halves. Made once for a kind
 * of walker and a lie of the land; `costOf` sees both ends of a step, so that a road can be cheap from road to road and
 * a border dear. Throws a RangeError for a cost that is neither `BARRED` nor a whole number from 1 to 255.
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

/** Whether two neighbours only touch in a corner, as squares may and hexes never do. */
export const isPastCorner = (board: Board, a: number, b: number): boolean =>
  board.grid.kind === 'square' && board.row(a) !== board.row(b) && board.column(a) !== board.column(b);

/** What a step between two neighbours costs; `BARRED` for spaces that are none. */
export const costOfStep = ({ around }: Board, costs: StepCosts, from: number, to: number): number =>
  costs[from]?.[around[from]?.indexOf(to) ?? -1] ?? BARRED;
