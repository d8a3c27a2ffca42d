import type { Order, PieceId } from '../../../core';
import { cardAhead } from '../../../match';
import type { UserBattle } from '../../battle';

const CARD = 'card:';

/** The card that the user is about to play, if what he has in hand is one. */
export const cardInHand = (selected: string): string | undefined =>
  selected.startsWith(CARD) ? selected.slice(CARD.length) : undefined;

/** The order that plays a card, if the user may give it. */
export const playOf = ({ rules, state, seats }: UserBattle, card: string): Order | undefined =>
  rules.orders(state).find((order) => order.card === card && seats.includes(order.side));

/** The pieces that a card would order; none for one that leaves it to chance or to an answer. */
export function orderedBy(battle: UserBattle, card: string): readonly PieceId[] {
  const order = playOf(battle, card);
  return (order && cardAhead(battle.rules, battle.state, order)?.orders) ?? [];
}
