import { type Cards, HIDDEN_CARD } from './command-cards';
import type { Side } from './piece';
import type { WorkingState } from './working-state';

/** Changes the command cards; throws a RangeError in a battle without. */
export function changeCards(state: WorkingState, by: (cards: Cards) => Partial<Cards>): void {
  if (!state.cards) throw new RangeError('this battle is played without command cards');
  state.cards = { ...state.cards, ...by(state.cards) };
}

/** Changes the hand of a side. */
export const changeHand = (
  state: WorkingState,
  side: Side,
  by: (hand: readonly string[]) => readonly string[],
): void => changeCards(state, ({ hands }) => ({ hands: { ...hands, [side]: by(hands[side]) } }));

/** A hand without one card of a kind; of a hand that is not known, without one that is hidden. */
export function withoutOne(hand: readonly string[], card: string): readonly string[] {
  const known = hand.indexOf(card);
  const index = known >= 0 ? known : hand.indexOf(HIDDEN_CARD);
  if (index < 0) throw new RangeError(`no card "${card}" in hand`);
  return hand.filter((_, at) => at !== index);
}
