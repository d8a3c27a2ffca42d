import { canGetAway, getAway } from './away';
import type { ReactionKind } from './reaction';

/** T003-17: skirmishers and light cavalry evade. */
export const EVADE: ReactionKind = {
  isPossible: (position, unit, onset) => canGetAway(position, unit, onset, 'evade'),
  *carryOut(c, unit, onset) {
    yield* getAway(c, unit, onset, 'evade');
    return null;
  },
};
