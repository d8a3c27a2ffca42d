import type { Board, BoardSize, Facing } from '../../core';
import { AHEAD, columnsTo, rowsTo, squareAt } from '../square-grid/board';

/** R004-10: the standard table of 6 by 4 feet. */
export const BOARD: BoardSize = { rows: 6, columns: 9 };

/** The four sides that a unit can look at. */
export const FACINGS = ['n', 'e', 's', 'w'] as const satisfies readonly Facing[];

/** Whether two squares share a side. */
export const isOrthogonal = (board: Board, from: number, to: number): boolean =>
  Math.abs(rowsTo(board, from, to)) + Math.abs(columnsTo(board, from, to)) === 1;

/** A004-12: whether a square lies on a row, a column or a diagonal of another one. */
export function isStraight(board: Board, from: number, to: number): boolean {
  const [rows, columns] = [Math.abs(rowsTo(board, from, to)), Math.abs(columnsTo(board, from, to))];
  return rows === 0 || columns === 0 || rows === columns;
}

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
