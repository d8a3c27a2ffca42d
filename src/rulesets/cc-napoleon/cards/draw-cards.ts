import { type Context, draw, type Procedure, SIDES, type Side } from '../../../core';
import { drawPile } from './deck';

/** Draws cards into a hand; when the pile is empty the discarded cards are the new pile. */
function* drawCards(c: Context, side: Side, count: number): Procedure {
  for (let left = count; left > 0; left -= 1) {
    if (drawPile(c.state).length === 0) {
      if (c.state.cards?.discard.length === 0) return;
      c.emit({ type: 'deck-reshuffled' });
    }
    const cards = yield* draw({ reason: 'draw', side, count: 1, pile: drawPile(c.state), mark: `${left}` });
    c.emit({ type: 'cards-drawn', side, cards });
  }
}

/** R000-02, R000-15, R000-169: both sides get as many cards as their command ratings count. */
export function* dealHands(c: Context): Procedure {
  for (const side of SIDES) yield* drawCards(c, side, c.state.sides[side].rating);
}

/** R000-13, R000-17: one card is drawn, unless the hand is not below the command rating. */
export function* replenish(c: Context, side: Side): Procedure {
  const { cards, sides } = c.state;
  if (cards && cards.hands[side].length < sides[side].rating) yield* drawCards(c, side, 1);
}
