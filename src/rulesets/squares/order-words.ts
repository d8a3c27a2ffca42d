import type { Ruleset } from '../../core';

/** Every kind of order in the order in which a list shows them, with the words that one of it can have. */
export const ORDER_WORDS: Ruleset['orderWords'] = {
  activate: ['unit'],
  rally: ['unit'],
  move: ['unit', 'to', 'via', 'facing'],
  face: ['unit', 'facing'],
  occupy: ['unit'],
  place: ['unit', 'to'],
  bombard: ['unit', 'target'],
  assault: ['unit', 'target'],
  resolve: ['unit', 'target'],
  'roll-off': [],
  'end-turn': [],
};
