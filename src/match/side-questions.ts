import type { AskQuery } from '../core';

/** Kinds of questions put to a side as a whole; the piece that they are kept with is only the first that it has. */
const OF_THE_SIDE: ReadonlySet<string> = new Set([
  'guerrilla-counter',
  'guerrilla-raid',
  'keep-card',
  'manoeuvre',
  'rally',
  'short-supply',
]);

/** A question is about the side that is asked, and about no piece in particular. */
export const isOfSide = ({ reason }: Pick<AskQuery, 'reason'>): boolean => OF_THE_SIDE.has(reason);
