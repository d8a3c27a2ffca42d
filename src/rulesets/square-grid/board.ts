import {
  type Board,
  type BoardSize,
  type Facing,
  type Grid,
  NO_SPACE,
  NORTH,
  type SideNumber,
  SOUTH,
  squareGrid,
} from '../../core';

/** Columns are named by letters. */
export const LARGEST: BoardSize = { rows: 26, columns: 26 };

/** Makes something that depends on the size of the board alone, once for each size. */
export function onceForSize<Made>(make: (size: BoardSize) => Made): (size: BoardSize) => Made {
  const made = new Map<number, Made>();
  return (size) => {
    const key = size.rows * (LARGEST.columns + 1) + size.columns;
    const known = made.get(key) ?? make(size);
    made.set(key, known);
    return known;
  };
}

/** The board of a size. */
export const gridOf: (size: BoardSize) => Grid = onceForSize(({ rows, columns }) =>
  squareGrid(rows, columns),
);

/** How many rows and columns further the next square lies, by where one looks. */
export const AHEAD: Readonly<Record<Facing, readonly [row: number, column: number]>> = {
  n: [-1, 0],
  ne: [-1, 1],
  e: [0, 1],
  se: [1, 1],
  s: [1, 0],
  sw: [1, -1],
  w: [0, -1],
  nw: [-1, -1],
};

/** How many rows one square lies below another one. */
export const rowsTo = (board: Board, from: number, to: number): number => board.row(to) - board.row(from);

/** How many columns one square lies to the right of another one. */
export const columnsTo = (board: Board, from: number, to: number): number =>
  board.column(to) - board.column(from);

/** The square that lies so many rows and columns from another one; `NO_SPACE` off the board. */
export function squareAt(board: Board, from: number, rows: number, columns: number): number {
  const row = board.row(from) + rows;
  const column = board.column(from) + columns;
  const isOn = row >= 0 && row < board.grid.rows && column >= 0 && column < board.grid.columns;
  // Squares are numbered row by row.
  return isOn ? row * board.grid.columns + column : NO_SPACE;
}

/** The square straight ahead of a unit; `NO_SPACE` off the board. */
export function ahead(board: Board, from: number, facing: Facing): number {
  const [rows, columns] = AHEAD[facing];
  return squareAt(board, from, rows, columns);
}

/** The square beyond one that somebody is driven out of; `NO_SPACE` off the board. */
export const straightAway = (board: Board, at: number, from: number): number =>
  squareAt(board, at, Math.sign(rowsTo(board, from, at)), Math.sign(columnsTo(board, from, at)));

/** Where a unit looks unless its scenario says otherwise: away from its own edge. */
export const usualFacing = (side: SideNumber): 'n' | 's' => (side === SOUTH ? 'n' : 's');

/** How far a square lies from the edge that a side calls its own. */
export const rowsFromHome = (board: Board, side: SideNumber, space: number): number =>
  side === NORTH ? board.row(space) : board.grid.rows - 1 - board.row(space);
