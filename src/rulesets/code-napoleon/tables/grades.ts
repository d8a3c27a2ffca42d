import { GRADES } from '../troop';
import { chart } from './house-table';

/** T003-3: the unit die of each morale grade, and the hits that it adds to one per stand. */
export const GRADE_CHART = chart({
  id: 'grades',
  rule: 'T003-3',
  rows: GRADES,
  columns: ['die', 'hits'],
  cells: [
    [12, 2],
    [10, 1],
    [8, 0],
    [6, -1],
    [4, -2],
  ],
  values: { least: -4, most: 12 },
  remarks: (cells) =>
    cells.flatMap(([die = 0], row) =>
      [4, 6, 8, 10, 12].includes(Number(die))
        ? []
        : [{ reason: 'no-such-die', blanks: { row: GRADES[row] ?? '', die: `${die}` } }],
    ),
});
