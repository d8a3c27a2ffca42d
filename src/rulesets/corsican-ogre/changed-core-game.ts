import type { Procedure, Rolling, RollOutcome, Sum } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { cardMeleeDice, cardRangedDice, isAtTown } from '../ccn/cards/card-dice';
import type { CoreRules, Strike } from '../ccn/core-rules';
import { inSquare } from '../commands-and-colors/battle';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { aideRides } from './aides';
import { isShortOfAmmunition } from './ammunition';
import { conditionOf, spend } from './condition';
import { faceAnew, isOutflanked } from './facing';
import { afterSuffering } from './morale';
import { hitLeader } from './wounded-leaders';

/** R002-43, R002-45: lets an aide reroll all dice of a combat, once the owner has seen the result. */
function* combatRoll(
  c: Course,
  rolling: Rolling,
  tell: (thrown: RollOutcome) => void,
): Procedure<RollOutcome> {
  const first = yield* c.roll(rolling);
  tell(first);
  const unit = c.position.find(rolling.unit?.id ?? '');
  if (!unit?.isOnBoard || !(yield* aideRides(c, unit))) return first;
  const again = yield* c.roll(rolling);
  tell(again);
  return again;
}

/** Adds the dice of a tactical event's card, or those that last after the event. */
function addEvent(battle: Battle, unit: Unit, target: Unit, byCard: number, dice: Sum): void {
  const more = byCard > 0 ? byCard : keptDice(battle, unit, target);
  if (more > 0) dice.add(more, 'tactical-event', 'R002-98');
}

/** R002-102, R002-104: the dice of an event for the rest of the turn; a cavalry charge gives none at a town. */
function keptDice(battle: Battle, unit: Unit, target: Unit): number {
  const { bonus, charge } = conditionOf(unit);
  return charge > 0 && !isAtTown(battle, unit, target) ? bonus + charge : bonus;
}

/** R002-60: adds the dice of an attack on the flank or rear. */
function addFlank(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  if (!target.isLeader && isOutflanked(battle, target, unit.at)) dice.add(1, 'flank-attack', 'R002-60');
}

/** The procedures of the core game as changed by Corsican Ogre. */
export const OGRE_RULES: CoreRules = {
  combatRoll,
  addRanged(battle, unit, target, dice) {
    if (inSquare(unit)) return;
    addEvent(battle, unit, target, cardRangedDice(battle, unit), dice);
    addFlank(battle, unit, target, dice);
  },
  addMelee(battle, unit, target, strike: Strike, dice) {
    // CCN-97: a square rolls a single die.
    if (inSquare(unit)) return;
    if (leadersWith(battle, unit).length > 0) dice.add(1, 'leader-attached', 'R002-54');
    addEvent(battle, unit, target, strike === 'melee' ? cardMeleeDice(battle, unit, target) : 0, dice);
    // AMB-002-14: battling back gains nothing from it.
    if (strike === 'melee') addFlank(battle, unit, target, dice);
  },
  leastDice: { count: 1, rule: 'R002-89' },
  // R002-88: at most two flags.
  mostIgnored: 2,
  // R002-83: no limit.
  mostGuns: Number.POSITIVE_INFINITY,
  isShortOfAmmunition,
  loseLeader: (c, leader, cause) => hitLeader(c, leader, cause),
  // R002-81: the leader is spent.
  afterLeaderRetreat: (c, leader) => spend(c, leader),
  afterSuffering,
  afterTakingGround: faceAnew,
};
