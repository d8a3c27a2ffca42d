import type { AskQuery, PieceId, Ruleset, State } from '../core';

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

/** True if a piece is a leader who may share a unit's space: on the map alone such an answer looks like the unit. */
export const isBesideUnit = (
  { unitsPerSpace }: Pick<Ruleset, 'unitsPerSpace'>,
  { leaders }: State,
  id: PieceId,
): boolean => unitsPerSpace === 1 && leaders[id] !== undefined;
