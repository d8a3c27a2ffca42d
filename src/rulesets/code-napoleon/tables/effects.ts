import { chart } from './house-table';

export const EFFECTS = ['rout', 'retreat', 'disorder', 'loss'] as const;
export type Effect = (typeof EFFECTS)[number];

/** The numbers of the largest unit die. */
export const EFFECT_ROLLS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** T003-13: the effect of a score, by the second roll of the unit die. */
export const EFFECT_CHART = chart({
  id: 'effects',
  rule: 'T003-13',
  rows: EFFECT_ROLLS,
  columns: ['effect'],
  cells: [
    ['rout'],
    ['retreat'],
    ['retreat'],
    ['disorder'],
    ['disorder'],
    ...new Array<readonly string[]>(7).fill(['loss']),
  ],
  values: EFFECTS,
});

/** T003-13: the hits that each effect costs. */
export const EFFECT_HITS = chart({
  id: 'effect-hits',
  rule: 'T003-13',
  rows: EFFECTS,
  columns: ['hits'],
  cells: [[2], [1], [1], [1]],
  values: { least: 0, most: 6 },
});
