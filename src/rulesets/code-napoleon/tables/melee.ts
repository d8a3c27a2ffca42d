import { chart } from './house-table';

/** The unit types of the melee table; a garrison counts as a line. */
const FIGHTERS = [
  'line',
  'attack-column',
  'march-column',
  'square',
  'skirmishers',
  'light-cavalry',
  'heavy-cavalry',
  'cavalry-skirmishers',
  'unlimbered',
  'limbered',
] as const;
export type Fighter = (typeof FIGHTERS)[number];

/** T003-15: the unit-die number that the row's unit must reach against the column's unit to avoid a score. */
export const MELEE_CHART = chart({
  id: 'melee',
  rule: 'T003-15',
  rows: FIGHTERS,
  columns: FIGHTERS,
  cells: [
    [5, 6, 2, 4, 3, 7, 8, 4, 4, 2],
    [5, 5, 2, 4, 2, 7, 8, 4, 4, 2],
    [8, 9, 5, 6, 5, 9, 10, 7, 6, 5],
    [6, 7, 3, 5, 3, 2, 2, 2, 4, 2],
    [7, 7, 4, 5, 5, 9, 9, 6, 4, 3],
    [4, 4, 2, 8, 2, 5, 6, 3, 3, 2],
    [3, 3, 2, 8, 2, 4, 5, 2, 3, 2],
    [7, 7, 4, 9, 4, 7, 8, 5, 4, 3],
    [7, 7, 4, 5, 5, 8, 8, 6, 5, 4],
    [8, 8, 5, 6, 6, 9, 9, 7, 6, 5],
  ],
  values: { least: 1, most: 14 },
});

/** T003-16: the modifiers of the rolling unit's number. */
export const MELEE_MODIFIERS = chart({
  id: 'melee-modifiers',
  rule: 'T003-16',
  rows: [
    'disordered',
    'flank',
    'rear',
    'outnumbered-twice',
    'outnumbered-thrice',
    'outnumbered-four-times',
    'not-charging',
    'soft-cover',
    'hard-cover',
    'uphill',
    'general',
  ],
  columns: ['number'],
  cells: [[2], [2], [3], [1], [2], [3], [2], [-1], [-2], [-1], [-1]],
  values: { least: -6, most: 6 },
});
