import { isUnlimbered } from '../arms';
import { LIMBERED } from '../unit-types';
import { getAway } from './away';
import type { ReactionKind } from './reaction';

/** T003-17: artillery withdraws; horse artillery limbers first. */
export const WITHDRAW: ReactionKind = {
  isPossible: () => true,
  *carryOut(c, unit, onset) {
    if (isUnlimbered(unit)) c.formed(unit, LIMBERED);
    yield* getAway(c, unit, onset, 'withdraw');
    return null;
  },
};
