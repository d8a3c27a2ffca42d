import { chart } from './house-table';

export const RATING_COLUMNS = ['-1', '0', '1', '2', '3'] as const;

/** T003-5: the command radius of a general, in squares, by rank and rating. */
export const RADIUS_CHART = chart({
  id: 'command-radius',
  rule: 'T003-5',
  rows: ['division', 'corps', 'army'],
  columns: RATING_COLUMNS,
  cells: [
    [2, 3, 4, 5, 6],
    [4, 6, 8, 10, 12],
    [8, 10, 12, 14, 16],
  ],
  values: { least: 0, most: 40 },
});
