import { allowanceOf } from '../movement';
import { awaySquares, getAway } from './away';
import type { ReactionKind } from './reaction';

/** T003-17: skirmishers and light cavalry fall back up to one move. */
export const EVADE: ReactionKind = {
  isPossible: (position, unit, onset) =>
    awaySquares(position, unit, onset, allowanceOf(position, unit)).length > 0,
  *carryOut(c, unit, onset) {
    yield* getAway(c, unit, awaySquares(c.position, unit, onset, allowanceOf(c.position, unit)));
    return null;
  },
};
