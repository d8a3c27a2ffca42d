import { given, type Procedure, type Rolling, type RollOutcome } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { scoreLoss } from '../commands-and-colors/victory';
import type { Course, Unit } from './battle';
import { cardMeleeDice, cardRangedDice } from './cards/card-dice';
import type { CoreRules } from './core-rules';

function* combatRoll(
  c: Course,
  rolling: Rolling,
  tell: (thrown: RollOutcome) => void,
): Procedure<RollOutcome> {
  const thrown = yield* c.roll(rolling);
  tell(thrown);
  return thrown;
}

/** The core game itself: section 1. */
export const CORE_RULES: CoreRules = {
  combatRoll,
  addRanged(battle, unit, _target, dice) {
    // CCN-97: a square rolls a single die.
    const card = inSquare(unit) ? 0 : cardRangedDice(battle, unit);
    if (card > 0) dice.add(card, 'command-card', 'rules 2.1');
  },
  // CCN-43: a card gives no dice for battling back.
  addMelee(battle, unit, target, strike, dice) {
    const card = strike === 'melee' && !inSquare(unit) ? cardMeleeDice(battle, unit, target) : 0;
    if (card > 0) dice.add(card, 'command-card', 'rules 2.1');
  },
  // CCN-36: the terrain may leave no dice.
  leastDice: null,
  // CCN-58: there is no maximum.
  mostIgnored: Number.POSITIVE_INFINITY,
  // CCN-83: only one battery.
  mostGuns: 1,
  isShortOfAmmunition: () => false,
  // CCN-5: a leader is worth one banner.
  loseLeader(c: Course, leader: Unit, cause: string, by: Unit | null) {
    c.leaderEliminated(leader, cause, by);
    scoreLoss(c, leader.side, 'leader-eliminated');
  },
  afterLeaderRetreat: () => undefined,
  afterSuffering: () => given(undefined),
  afterTakingGround: () => given(undefined),
};
