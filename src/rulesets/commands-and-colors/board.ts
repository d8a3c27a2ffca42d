import { hexGrid } from '../../core';

/** GEO-1, GEO-2: 13 hexes wide and 9 rows deep. */
export const BOARD = { rows: 9, columns: 13 };
export const GRID = hexGrid(BOARD.rows, BOARD.columns);
