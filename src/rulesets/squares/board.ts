import type { Board, BoardSize, Facing } from '../../core';
import { AHEAD, columnsTo, rowsTo, squareAt } from '../square-grid/board';

/** R004-10: the standard table of 6 by 4 feet. */
export const BOARD: BoardSize = { rows: 6, columns: 9 };

/** The four facings of a unit. */
export const FACINGS = ['n', 'e', 's', 'w'] as const satisfies readonly Facing[];

/** True if two squares share a side. */
export const isOrthogonal = (board: Board, from: number, to: number): boolean =>
  Math.abs(rowsTo(board, from, to)) + Math.abs(columnsTo(board, from, to)) === 1;

/** A004-12: true if two squares are in the same row, column or diagonal. */
export function isStraight(board: Board, from: number, to: number): boolean {
  const [rows, columns] = [Math.abs(rowsTo(board, from, to)), Math.abs(columnsTo(board, from, to))];
  return rows === 0 || columns === 0 || rows === columns;
}

/** R004-84: the distance as assaults count it: a square across a corner is one step farther than beside a side. */
export const assaultDistance = (board: Board, from: number, to: number): number => {
  const isDiagonal =
    from !== to && Math.abs(rowsTo(board, from, to)) === Math.abs(columnsTo(board, from, to));
  return board.distance(from, to) + (isDiagonal ? 1 : 0);
};

/** The two squares next to a diagonal step. */
export const besideDiagonal = (board: Board, from: number, to: number): readonly [number, number] => [
  squareAt(board, from, rowsTo(board, from, to), 0),
  squareAt(board, from, 0, columnsTo(board, from, to)),
];

/** A004-13: true if a square is within 45 degrees of a unit's facing. */
export function isInArc(board: Board, from: number, facing: Facing, to: number): boolean {
  const forward = forwardTo(board, from, facing, to);
  return forward > 0 && acrossTo(board, from, facing, to) <= forward;
}

/** True for squares in front of a unit: the three that touch its front side, or the three straight ahead (A004-44). */
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

/** The number of squares that a square is ahead of a unit. */
function forwardTo(board: Board, from: number, facing: Facing, to: number): number {
  const [rows, columns] = AHEAD[facing];
  return rowsTo(board, from, to) * rows + columnsTo(board, from, to) * columns;
}

/** The number of squares that a square is off to either side. */
function acrossTo(board: Board, from: number, facing: Facing, to: number): number {
  const [rows] = AHEAD[facing];
  return Math.abs(rows === 0 ? rowsTo(board, from, to) : columnsTo(board, from, to));
}
