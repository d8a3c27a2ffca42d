import type { RulesOption } from '../../core';

/** Readings that players can choose between, and house values; the first value is the default. */
export const OPTIONS: readonly RulesOption[] = [
  { id: 'commandCards', values: [true, false], initial: true, rule: 'CCN-10' },
  { id: 'loneLeaderRanged', values: [true, false], initial: true, rule: 'CCN-38' },
  { id: 'artilleryVsSquareBonus', values: [0, 1, 2], initial: 0, rule: 'CCN-97' },
  { id: 'squareHandLimit', values: [3, 2, 1], initial: 3, rule: 'CCN-93' },
  { id: 'heroicLifetime', values: ['firstLoss', 'endOfBattle'], initial: 'firstLoss', rule: 'AMB-001-3' },
  { id: 'heroicMorale', values: [false, true], initial: false, rule: 'AMB-001-4' },
  { id: 'objectives', values: ['turnStart', 'atOnce', 'lasting'], initial: 'turnStart', rule: 'CCN-5' },
  { id: 'relief', values: [true, false], initial: true, rule: 'rules 3.6' },
];
