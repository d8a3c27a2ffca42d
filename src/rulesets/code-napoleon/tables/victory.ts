import { chart } from './house-table';

/** T003-22: victory points for enemy losses. */
export const VICTORY_CHART = chart({
  id: 'victory-points',
  rule: 'T003-22',
  rows: ['regiment', 'picked-regiment', 'battery', 'division', 'corps', 'army'],
  columns: ['points'],
  cells: [[1], [2], [1], [1], [2], [3]],
  values: { least: 0, most: 20 },
});
