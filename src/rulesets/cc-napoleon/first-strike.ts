import { type Context, type PieceId, type Procedure, type State, type Unit, unitOf } from '../../core';
import { replenish } from './cards/draw-cards';
import { rollMelee } from './melee-roll';
import { meleeFault } from './melee-target';
import { type Aftermath, suffer } from './retreat';

/** The card and the answer that plays it. */
export const FIRST_STRIKE = 'first-strike' as const;

/** Whether the target of a close combat holds the card and can strike its attacker. */
export const mayStrikeFirst = (state: State, unit: Unit, foe: Unit): boolean =>
  state.cards?.hands[unit.side].includes(FIRST_STRIKE) === true && meleeFault(state, unit, foe) === undefined;

/**
 * The card First Strike (rules/hex-rules.md 2.1, 2.2): the target strikes before its attacker, with a normal
 * close combat attack, and its side draws a new card at once; it makes no counter-attack afterwards.
 */
export function* strikeFirst(c: Context, unit: PieceId, foe: PieceId): Procedure<Aftermath> {
  const { side } = unitOf(c.state, unit);
  c.emit({ type: 'card-discarded', side, card: FIRST_STRIKE });
  yield* replenish(c, side);
  c.emit({ type: 'attacked', kind: FIRST_STRIKE, unit, target: foe });
  const carried = { hits: 0, flags: 0 };
  const blows = yield* rollMelee(c, unit, foe, { reason: FIRST_STRIKE, carried });
  return yield* suffer(c, foe, { ...blows, by: 'melee' });
}
