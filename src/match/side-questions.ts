import type { AskQuery } from '../core';

/** Kinds of questions put to a side as a whole; the piece stored with them is only its first one. */
const OF_THE_SIDE: ReadonlySet<string> = new Set([
  'guerrilla-counter',
  'guerrilla-raid',
  'keep-card',
  'manoeuvre',
  'rally',
  'short-supply',
]);

/** True if a question concerns the side that is asked, and no piece in particular. */
export const isOfSide = ({ reason }: Pick<AskQuery, 'reason'>): boolean => OF_THE_SIDE.has(reason);
