import { type Procedure, wordNumber } from '../../core';
import { cardDiscarded } from '../commands-and-colors/cards/card-events';
import { replenish } from '../commands-and-colors/cards/draw-cards';
import type { Aftermath } from '../commands-and-colors/combat';
import type { Battle, Course, Unit } from './battle';
import { suffer } from './hits-and-retreat';
import { rollMelee } from './melee-roll';
import { meleeFault } from './melee-target';

/** The id of the card and of the response that plays it. */
export const FIRST_STRIKE = 'first-strike' as const;
const CARD = wordNumber(FIRST_STRIKE);

/** True if the target of a close combat holds the card and can strike its attacker. */
export const mayStrikeFirst = (battle: Battle, unit: Unit, foe: Unit): boolean =>
  battle.hands[unit.side].has(CARD) && meleeFault(battle, unit, foe) === undefined;

/**
 * The card First Strike (rules/hex-rules.md 2.1, 2.2): the target strikes before its attacker with a normal close
 * combat attack, and its side draws a new card at once. It makes no counter-attack afterwards.
 */
export function* strikeFirst(c: Course, unit: Unit, foe: Unit): Procedure<Aftermath> {
  cardDiscarded(c, unit.side, FIRST_STRIKE);
  yield* replenish(c, unit.side);
  c.attacked(FIRST_STRIKE, unit, foe);
  const { hits, flags } = yield* rollMelee(c, unit, foe, FIRST_STRIKE, 0);
  return yield* suffer(c, foe, hits, flags, 'melee', unit);
}
