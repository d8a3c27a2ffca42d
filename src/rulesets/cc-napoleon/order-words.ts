import type { Ruleset } from '../../core';

/** Every kind of order in the order in which a list shows them, with the words that one of it can have. */
export const ORDER_WORDS: Ruleset['orderWords'] = {
  move: ['unit', 'to', 'via'],
  fire: ['unit', 'target'],
  melee: ['unit', 'target'],
  'form-square': ['unit'],
  'leave-square': ['unit'],
  // R000-137: a way can't be laid down for him, which is refused by its own reason.
  detach: ['unit', 'to', 'via'],
  place: ['unit', 'to'],
  'place-terrain': ['terrain', 'to'],
  deal: [],
  play: ['card'],
  'end-turn': [],
};
