import { BRANCHES } from '../unit-types';
import { chart } from './house-table';

/** T003-8: the squares that a unit may move in each formation; 0 if it never has that formation. */
export const MOVE_CHART = chart({
  id: 'movement',
  rule: 'T003-8',
  rows: [...BRANCHES, 'general', 'hurt-general'],
  columns: [
    'march-column',
    'road',
    'attack-column',
    'line',
    'square',
    'skirmish',
    'limbered',
    'unlimbered',
    'general',
  ],
  cells: [
    [4, 6, 3, 2, 1, 3, 0, 0, 0],
    [6, 8, 5, 5, 0, 5, 0, 0, 0],
    [5, 7, 4, 4, 0, 0, 0, 0, 0],
    [0, 5, 0, 0, 0, 0, 3, 1, 0],
    [0, 5, 0, 0, 0, 0, 3, 1, 0],
    [0, 7, 0, 0, 0, 0, 5, 1, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 8],
    [0, 0, 0, 0, 0, 0, 0, 0, 4],
  ],
  values: { least: 0, most: 30 },
});

/** T003-8: the retreat distance of a unit. */
export const RETREAT_CHART = chart({
  id: 'retreats',
  rule: 'T003-8',
  rows: ['infantry', 'cavalry', 'foot-guns', 'horse-guns', 'gunners'],
  columns: ['retreat', 'rout'],
  cells: [
    [2, 3],
    [3, 5],
    [2, 3],
    [3, 5],
    [2, 3],
  ],
  values: { least: 1, most: 12 },
});

/** T003-9: the cost of turning 45 degrees, in tenths of a square, and the factor for steps that are not ahead. */
export const MANOEUVRE_CHART = chart({
  id: 'manoeuvres',
  rule: 'T003-9',
  rows: ['turn', 'reform-part', 'sidestep'],
  columns: ['tenths'],
  cells: [[5], [5], [20]],
  values: { least: 0, most: 40 },
});

/** T003-9: the factor for a forced march's move, and the unit-die number required from the second one on. */
export const FORCED_MARCH_CHART = chart({
  id: 'forced-marches',
  rule: 'T003-9',
  rows: ['times', 'needed'],
  columns: ['number'],
  cells: [[2], [4]],
  values: { least: 1, most: 12 },
});
