import { type BoardSize, gridsBySize, hexGrid } from '../../core';

/** GEO-1, GEO-2: 13 hexes wide and 9 rows deep. */
export const BOARD: BoardSize = { rows: 9, columns: 13 };

/** The smallest and the largest board of a scenario (house values: docs/rulings/ccn.md). */
export const SMALLEST: BoardSize = { rows: 5, columns: 5 };
export const LARGEST: BoardSize = { rows: 18, columns: 26 };

/** The grid for a board size. */
export const gridOf = gridsBySize(hexGrid);
