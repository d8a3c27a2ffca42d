import { chart } from './house-table';

/** The numbers of a d12. */
export const CASUALTY_ROLLS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** T003-4: the rating of a rolled general, by the number on the leadership die. */
export const RATING_CHART = chart({
  id: 'ratings',
  rule: 'T003-4',
  rows: CASUALTY_ROLLS,
  columns: ['rating'],
  cells: [[-1], [0], [0], [0], [1], [1], [1], [2], [2], [2], [3], [3]],
  values: { least: -1, most: 3 },
});

/** T003-20: the fate of a general attached to a unit that takes a score, by the number on a d12. */
export const CASUALTY_CHART = chart({
  id: 'general-casualties',
  rule: 'T003-20',
  rows: CASUALTY_ROLLS,
  columns: ['fate'],
  cells: [...new Array<readonly string[]>(9).fill(['unhurt']), ['unhorsed'], ['wounded'], ['killed']],
  values: ['unhurt', 'unhorsed', 'wounded', 'killed'],
});

/** T003-20: the highest d6 number at which a general alone is captured by an enemy unit. */
export const LONE_GENERAL_CHART = chart({
  id: 'lone-generals',
  rule: 'T003-20',
  rows: ['captured'],
  columns: ['roll'],
  cells: [[2]],
  values: { least: 0, most: 6 },
});
