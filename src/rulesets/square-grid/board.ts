import {
  type Board,
  type BoardSize,
  type Facing,
  gridsBySize,
  NO_SPACE,
  NORTH,
  type SideNumber,
  SOUTH,
  squareGrid,
} from '../../core';

/** The smallest board: the sources set no limit, and one column shows a combat. */
export const SMALLEST: BoardSize = { rows: 1, columns: 1 };

/** The largest board: columns are named by single letters. */
export const LARGEST: BoardSize = { rows: 26, columns: 26 };

/** The grid for a board size. */
export const gridOf = gridsBySize(squareGrid);

/** The change in row and column to the next square, by facing. */
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

/** The number of rows from one square down to another. */
export const rowsTo = (board: Board, from: number, to: number): number => board.row(to) - board.row(from);

/** The number of columns from one square right to another. */
export const columnsTo = (board: Board, from: number, to: number): number =>
  board.column(to) - board.column(from);

/** The square at an offset in rows and columns from another one; `NO_SPACE` off the board. */
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

/** The next square straight on, for a unit driven from one square through another; `NO_SPACE` off the board. */
export const straightAway = (board: Board, at: number, from: number): number =>
  squareAt(board, at, Math.sign(rowsTo(board, from, at)), Math.sign(columnsTo(board, from, at)));

/** The default facing of a unit: away from its own edge. */
export const usualFacing = (side: SideNumber): 'n' | 's' => (side === SOUTH ? 'n' : 's');

/** The distance of a square from a side's own edge, in rows. */
export const rowsFromHome = (board: Board, side: SideNumber, space: number): number =>
  side === NORTH ? board.row(space) : board.grid.rows - 1 - board.row(space);
