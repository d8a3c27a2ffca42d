import { type Board, NO_SPACE } from '../../core';

/** The index into `FACINGS` of each neighbour, by difference in row and column. */
const DIRECTIONS = [7, 0, 1, 6, NO_SPACE, 2, 5, 4, 3];

const directions = new WeakMap<Board, readonly Uint8Array[]>();

/** Where the neighbours of every square lie, as places among `FACINGS`. */
export function directionsOn(board: Board): readonly Uint8Array[] {
  const known = directions.get(board);
  if (known) return known;
  const made = board.around.map((next, from) =>
    Uint8Array.from(next, (to) => {
      const rows = board.row(to) - board.row(from);
      const columns = board.column(to) - board.column(from);
      return DIRECTIONS[3 * (rows + 1) + columns + 1] as number;
    }),
  );
  directions.set(board, made);
  return made;
}
