import { EDGE_COLUMNS, EDGES, GROUND_COLUMNS, GROUNDS, SLOPES } from '../terrain-types';
import { chart } from './house-table';

const costly = GROUNDS.flatMap(({ id, costs }) => (costs ? [{ id, costs }] : []));

/** T003-10: the cost of a step into a square, in tenths of a step in the open; 0 if that kind of mover can't enter. */
export const GROUND_CHART = chart({
  id: 'ground',
  rule: 'T003-10',
  rows: costly.map(({ id }) => id),
  columns: GROUND_COLUMNS,
  cells: costly.map(({ costs }) => costs),
  values: { least: 0, most: 60 },
});

const dear = [
  ...Object.entries(SLOPES).map(([id, costs]) => ({ id, costs })),
  ...EDGES.flatMap(({ id, costs }) => (costs ? [{ id, costs }] : [])),
];

/** T003-10: the extra cost of crossing an edge, in tenths of a square; -1 if that kind of mover can't cross. */
export const EDGE_CHART = chart({
  id: 'edges',
  rule: 'T003-10',
  rows: dear.map(({ id }) => id),
  columns: EDGE_COLUMNS,
  cells: dear.map(({ costs }) => costs),
  values: { least: -1, most: 60 },
});
