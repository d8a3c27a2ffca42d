import type { RulesOption } from '../../core';

/** Readings that are real choices (section 4.3), and options of the core game that hold here; the first value is the usual one. */
export const OPTIONS: readonly RulesOption[] = [
  { id: 'doublesCancel', values: [true, false], initial: true, rule: 'AMB-002-2' },
  { id: 'botchSix', values: ['a', 'b', 'c'], initial: 'a', rule: 'AMB-002-6' },
  { id: 'loneLeaderRanged', values: [true, false], initial: true, rule: 'CCN-38' },
  { id: 'artilleryVsSquareBonus', values: [0, 1, 2], initial: 0, rule: 'CCN-97' },
  { id: 'objectives', values: ['turnStart', 'atOnce', 'lasting'], initial: 'turnStart', rule: 'CCN-5' },
  { id: 'relief', values: [true, false], initial: true, rule: 'rules 3.6' },
];
