import type { RulesOption } from '../../core';

/** The readings of section 4.1 that players can choose between; the first value is the one recommended there. */
export const OPTIONS: readonly RulesOption[] = [
  { id: 'landwehrCavalryDice', values: [3, 2], initial: 3, rule: 'AMB-000-6' },
  { id: 'landwehrEvadesHeavy', values: [true, false], initial: true, rule: 'AMB-000-7' },
  { id: 'smallBattleTie', values: [6, 5], initial: 6, rule: 'AMB-000-32' },
  { id: 'objectives', values: ['turnStart', 'atOnce', 'lasting'], initial: 'turnStart', rule: 'R000-06' },
  { id: 'relief', values: [true, false], initial: true, rule: 'rules 3.6' },
  { id: 'commandCards', values: [true, false], initial: true, rule: 'R000-10' },
  { id: 'r000SquareRetreat', values: ['retreat', 'loseStrength'], initial: 'retreat', rule: 'AMB-000-21' },
];
