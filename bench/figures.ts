import { BATTLE_BENCHES } from './battles';
import { ODDS_BENCH } from './odds';
import type { Bench } from './timing';

/** Everything that is measured in turn with another commit, if one is given. */
export const BENCHES: readonly Bench[] = [...BATTLE_BENCHES, ODDS_BENCH];
