import { chart } from './house-table';

/** T003-14: the modifiers of the die for charging, and for standing against a charge. */
export const CHARGE_MODIFIERS = chart({
  id: 'charge-modifiers',
  rule: 'T003-14',
  rows: ['flank', 'rear', 'cavalry-against-square', 'soft-cover', 'hard-cover', 'uphill'],
  columns: ['charge', 'stand'],
  cells: [
    [1, -2],
    [1, -3],
    [-2, 2],
    [0, 1],
    [-1, 2],
    [0, 1],
  ],
  values: { least: -6, most: 6 },
});

export const REACTIONS = [
  'form-square',
  'fire',
  'turn',
  'change-column-or-line',
  'form-attack-column',
  'evade',
  'shelter',
  'withdraw',
  'countercharge',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** T003-17: the reactions that the target of a charge may try, by its type and formation. */
export const REACTION_CHART = chart({
  id: 'reactions',
  rule: 'T003-17',
  rows: [
    'formed-infantry',
    'march-column',
    'infantry-skirmishers',
    'square',
    'garrison',
    'unlimbered',
    'unlimbered-horse-artillery',
    'limbered',
    'heavy-cavalry',
    'light-cavalry',
    'cavalry-skirmishers',
  ],
  columns: REACTIONS,
  cells: [
    ['yes', 'yes', 'yes', 'yes', '-', '-', '-', '-', '-'],
    ['-', '-', 'yes', '-', 'yes', '-', '-', '-', '-'],
    ['-', 'yes', '-', '-', '-', 'yes', '-', '-', '-'],
    ['-', 'yes', '-', '-', '-', '-', '-', '-', '-'],
    ['-', 'yes', '-', '-', '-', '-', '-', '-', '-'],
    ['-', 'yes', '-', '-', '-', '-', 'yes', '-', '-'],
    ['-', 'yes', '-', '-', '-', '-', 'yes', 'yes', '-'],
    ['-', '-', '-', '-', '-', '-', '-', 'yes', '-'],
    ['-', '-', 'yes', '-', '-', '-', '-', '-', 'yes'],
    ['-', '-', 'yes', '-', '-', 'yes', '-', '-', 'yes'],
    ['-', '-', '-', '-', '-', 'yes', '-', '-', 'yes'],
  ],
  values: ['-', 'yes'],
});

/** T003-17: the distance that a unit moves away from a charge, in tenths of its move. */
export const GETAWAY_CHART = chart({
  id: 'getaways',
  rule: 'T003-17',
  rows: ['withdraw', 'evade'],
  columns: ['tenths'],
  cells: [[5], [10]],
  values: { least: 0, most: 20 },
});

/** T003-18: the distance of a breakthrough: in squares, or for cavalry that rides on, in tenths of its move. */
export const BREAKTHROUGH_CHART = chart({
  id: 'breakthrough',
  rule: 'T003-18',
  rows: ['infantry-advance', 'cavalry-rally-back', 'cavalry-break-through'],
  columns: ['number'],
  cells: [[1], [3], [5]],
  values: { least: 0, most: 20 },
});
