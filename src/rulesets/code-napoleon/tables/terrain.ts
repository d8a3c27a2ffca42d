import { chart } from './house-table';

const GROUND_COLUMNS = ['formed', 'skirmishers', 'light-cavalry', 'heavy-cavalry', 'guns'] as const;
export type GroundColumn = (typeof GROUND_COLUMNS)[number];

export const GROUND_ROWS = ['light-woods', 'dense-woods', 'rough', 'marsh', 'swamp', 'town'] as const;
export type GroundRow = (typeof GROUND_ROWS)[number];

/** T003-10: the cost of a step into a square, in tenths of a step in the open; 0 if that kind of mover can't enter. */
export const GROUND_CHART = chart({
  id: 'ground',
  rule: 'T003-10',
  rows: GROUND_ROWS,
  columns: GROUND_COLUMNS,
  cells: [
    [15, 10, 20, 20, 20],
    [20, 15, 30, 0, 0],
    [15, 10, 20, 20, 20],
    [20, 15, 20, 20, 0],
    [20, 20, 30, 30, 0],
    [20, 15, 0, 0, 0],
  ],
  values: { least: 0, most: 60 },
});

const EDGE_COLUMNS = [
  'formed',
  'skirmishers',
  'light-cavalry',
  'heavy-cavalry',
  'guns',
  'horse-guns',
] as const;
export type EdgeColumn = (typeof EDGE_COLUMNS)[number];

const EDGE_ROWS = ['gentle-slope', 'steep-slope', 'hedge', 'wall', 'stream', 'fieldwork'] as const;
export type EdgeRow = (typeof EDGE_ROWS)[number];

/** T003-10: the extra cost of crossing an edge, in tenths of a square; -1 if that kind of mover can't cross. */
export const EDGE_CHART = chart({
  id: 'edges',
  rule: 'T003-10',
  rows: EDGE_ROWS,
  columns: EDGE_COLUMNS,
  cells: [
    [0, 0, 0, 0, 5, 5],
    [10, 5, 10, -1, -1, 10],
    [5, 5, 5, 5, -1, -1],
    [5, 5, 5, 5, -1, -1],
    [10, 5, 10, 10, 10, 10],
    [5, 5, 10, 10, -1, -1],
  ],
  values: { least: -1, most: 60 },
});
