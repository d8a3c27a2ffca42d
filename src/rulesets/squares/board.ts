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

/** R004-10: the standard table of 6 by 4 feet. */
export const BOARD: BoardSize = { rows: 6, columns: 9 };

/** Columns are named by letters. */
export const LARGEST: BoardSize = { rows: 26, columns: 26 };

const grids = new Map<number, Grid>();

/** The board of a size, made once. */
export function gridOf({ rows, columns }: BoardSize): Grid {
  const key = rows * 100 + columns;
  const known = grids.get(key) ?? squareGrid(rows, columns);
  grids.set(key, known);
  return known;
}

/** The four sides that a unit can look at. */
export const FACINGS = ['n', 'e', 's', 'w'] as const satisfies readonly Facing[];

const AHEAD: Readonly<Record<Facing, readonly [row: number, column: number]>> = {
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
const rowsTo = (board: Board, from: number, to: number): number => board.row(to) - board.row(from);

/** How many columns one square lies to the right of another one. */
const columnsTo = (board: Board, from: number, to: number): number => board.column(to) - board.column(from);

/** Whether two squares share a side. */
export const isOrthogonal = (board: Board, from: number, to: number): boolean =>
  Math.abs(rowsTo(board, from, to)) + Math.abs(columnsTo(board, from, to)) === 1;

/** A004-12: whether a square lies on a row, a column or a diagonal of another one. */
export function isStraight(board: Board, from: number, to: number): boolean {
  const [rows, columns] = [Math.abs(rowsTo(board, from, to)), Math.abs(columnsTo(board, from, to))];
  return rows === 0 || columns === 0 || rows === columns;
}

/** The square that lies so many rows and columns from another one; `NO_SPACE` off the board. */
function squareAt(board: Board, from: number, rows: number, columns: number): number {
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

/** The squares beside a step past a corner. */
export const besideDiagonal = (board: Board, from: number, to: number): readonly [number, number] => [
  squareAt(board, from, rowsTo(board, from, to), 0),
  squareAt(board, from, 0, columnsTo(board, from, to)),
];

/** A004-13: whether a square lies within 45 degrees of where a unit looks. */
export function isInArc(board: Board, from: number, facing: Facing, to: number): boolean {
  const forward = forwardTo(board, from, facing, to);
  return forward > 0 && acrossTo(board, from, facing, to) <= forward;
}

/** The squares to the front of a unit: the three that touch its front side, or three deep straight ahead (A004-44). */
export function isInFrontOf(
  board: Board,
  from: number,
  facing: Facing,
  zone: 'wide3' | 'deep3',
  to: number,
): boolean {
  const forward = forwardTo(board, from, facing, to);
  const across = acrossTo(board, from, facing, to);
  return zone === 'wide3' ? forward === 1 && across <= 1 : across === 0 && forward >= 1 && forward <= 3;
}

/** How far a square lies ahead of a unit that looks along a row or a column. */
function forwardTo(board: Board, from: number, facing: Facing, to: number): number {
  const [rows, columns] = AHEAD[facing];
  return rowsTo(board, from, to) * rows + columnsTo(board, from, to) * columns;
}

/** How far it lies to either side. */
function acrossTo(board: Board, from: number, facing: Facing, to: number): number {
  const [rows] = AHEAD[facing];
  return Math.abs(rows === 0 ? rowsTo(board, from, to) : columnsTo(board, from, to));
}

/** Where a unit looks unless its scenario says otherwise: away from its own edge. */
export const usualFacing = (side: SideNumber): 'n' | 's' => (side === SOUTH ? 'n' : 's');

/** How far a square lies from the edge that a side calls its own. */
export const rowsFromHome = (board: Board, side: SideNumber, space: number): number =>
  side === NORTH ? board.row(space) : board.grid.rows - 1 - board.row(space);
