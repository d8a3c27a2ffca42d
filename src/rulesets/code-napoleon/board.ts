import type { BoardSize } from '../../core';

/** The board of the scenario in the rules: squares of 250 m (T003-1). */
export const BOARD: BoardSize = { rows: 12, columns: 16 };
