import { isUnlimbered } from '../arms';
import { allowanceOf } from '../movement';
import { LIMBERED } from '../unit-types';
import { awaySquares, getAway } from './away';
import type { ReactionKind } from './reaction';

/** T003-17: half a move. */
const PART = 2;

/** T003-17: guns go back half a move; horse guns limber first. */
export const WITHDRAW: ReactionKind = {
  isPossible: () => true,
  *carryOut(c, unit, onset) {
    if (isUnlimbered(unit)) c.formed(unit, LIMBERED);
    const budget = allowanceOf(c.position, unit) / PART;
    yield* getAway(c, unit, awaySquares(c.position, unit, onset, budget));
    return null;
  },
};
