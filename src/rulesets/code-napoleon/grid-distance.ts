import type { Board } from '../../core';
import { DIAGONAL, STRAIGHT } from './step-price';

/** The distance between two squares in hundredths of a square; a diagonal step counts 1.5. */
export function gridDistance(board: Board, from: number, to: number): number {
  const rows = Math.abs(board.row(from) - board.row(to));
  const columns = Math.abs(board.column(from) - board.column(to));
  const diagonals = Math.min(rows, columns);
  return DIAGONAL * diagonals + STRAIGHT * (Math.max(rows, columns) - diagonals);
}
