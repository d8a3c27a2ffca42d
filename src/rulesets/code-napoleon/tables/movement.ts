import { BRANCHES } from '../unit-types';
import { chart } from './house-table';

/** T003-8: squares that a unit may move by its formation; none where it never has that formation. */
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

/** T003-8: how far a unit goes back. */
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

/** T003-9: what turning costs, in tenths of a square for 45 degrees, and how much dearer a step that is not straight ahead is. */
export const MANOEUVRE_CHART = chart({
  id: 'manoeuvres',
  rule: 'T003-9',
  rows: ['turn', 'reform-part', 'sidestep'],
  columns: ['tenths'],
  cells: [[5], [5], [20]],
  values: { least: 0, most: 40 },
});

/** T003-9: how many times its move a forced march is, and what the second and every later one asks of the unit die. */
export const FORCED_MARCH_CHART = chart({
  id: 'forced-marches',
  rule: 'T003-9',
  rows: ['times', 'needed'],
  columns: ['number'],
  cells: [[2], [4]],
  values: { least: 1, most: 12 },
});
