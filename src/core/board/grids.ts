import type { BoardSize, Grid } from './grid';

/** More than the columns of any board. */
const KEY = 1000;

/** The grids of a game by their sizes, each made once: the same object for the same size. */
export function gridsBySize(make: (rows: number, columns: number) => Grid): (board: BoardSize) => Grid {
  const made = new Map<number, Grid>();
  return ({ rows, columns }) => {
    const key = rows * KEY + columns;
    const known = made.get(key) ?? make(rows, columns);
    made.set(key, known);
    return known;
  };
}
