import { chart } from './house-table';

/** T003-11: the number that a target of small arms must reach on its unit die. */
export const SMALL_ARMS_CHART = chart({
  id: 'small-arms',
  rule: 'T003-11',
  rows: [
    'line',
    'attack-column',
    'square',
    'skirmishers',
    'further-skirmishers',
    'cavalry-skirmishers',
    'further-cavalry-skirmishers',
  ],
  columns: ['number'],
  cells: [[5], [3], [3], [3], [1], [2], [1]],
  values: { least: 0, most: 12 },
});

/** T003-11: the number that a target of artillery must reach, and the range of each band in tenths of a square. */
export const GUNS_CHART = chart({
  id: 'guns',
  rule: 'T003-11',
  rows: ['horse-artillery', 'foot-artillery', 'heavy-artillery'],
  columns: ['canister-reach', 'canister', 'effective-reach', 'effective', 'long-reach', 'long'],
  cells: [
    [15, 5, 30, 3, 50, 1],
    [20, 6, 40, 4, 60, 2],
    [20, 6, 50, 5, 70, 3],
  ],
  values: { least: 0, most: 120 },
});

/** T003-12: the modifiers of the number. */
export const FIRE_MODIFIERS = chart({
  id: 'fire-modifiers',
  rule: 'T003-12',
  rows: [
    'march-column',
    'limbered',
    'attack-column',
    'square',
    'skirmishers',
    'skirmishers-by-skirmishers',
    'unlimbered',
    'disordered',
    'enfiladed',
    'soft-cover',
    'hard-cover',
    'firer-disordered',
    'firer-moved',
    'guns-moved',
  ],
  columns: ['small-arms', 'guns'],
  cells: [
    [1, 1],
    [1, 1],
    [0, 1],
    [2, 2],
    [-2, -2],
    [-1, -2],
    [-1, -1],
    [1, 1],
    [1, 1],
    [-1, -1],
    [-2, -2],
    [-1, -1],
    [-1, 0],
    [0, -1],
  ],
  values: { least: -6, most: 6 },
});
