import type { Guide } from '../../core';

/** The statements behind the reasons that only this game gives. */
export const REFUSAL_RULES: Guide['refusals'] = {
  'card-forbids-fire': ['rules 2.1'],
  'cavalry-never-fires': ['CCN-31'],
  'enemy-cavalry-adjacent': ['CCN-98'],
  'guns-need-a-unit': ['CCN-80'],
  'has-attacked': ['CCN-98'],
  'in-contact': ['CCN-32'],
  'is-in-line': ['CCN-98'],
  'leader-has-joined': ['CCN-23'],
  'leader-is-covered': ['CCN-38', 'CCN-46'],
  'leader-is-in-square': ['CCN-15'],
  'no-guns': ['CCN-80'],
  'no-such-target': ['CCN-80'],
  'not-adjacent': ['CCN-40'],
  'one-battery': ['CCN-83'],
  'own-unit': ['CCN-30'],
  'rockets-fight-alone': ['rules 1.11'],
  'square-must-not-move': ['CCN-96'],
  'too-near-to-fire': ['CCN-32'],
};
