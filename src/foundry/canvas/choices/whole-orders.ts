import type { Order, PieceId } from '../../../core';
import type { UserBattle } from '../../battle';

/** True if an order needs nothing but its unit: its kind says all. */
const isWhole = ({ to, target, facing, card, terrain, units }: Order): boolean =>
  [to, target, facing, card, terrain, units].every((part) => part === undefined);

/** The orders of a piece that a single press can give. */
export function wholeOrders(battle: UserBattle, piece: PieceId): readonly Order[] {
  const { rules, state, seats, question, isPaused, asItWas } = battle;
  if (question || isPaused || asItWas || state.winner || !seats.includes(state.turn.side)) return [];
  return rules.ordersOf(state, piece).filter(isWhole);
}
