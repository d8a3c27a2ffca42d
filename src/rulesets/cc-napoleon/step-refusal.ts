import type { Order, Refusal, State } from '../../core';
import { placeFault } from './place';
import { terrainFault } from './place-terrain';

/** What the step of the turn says of an order; `go-on` for orders of pieces on the board. */
export function stepRefusal(state: State, order: Order): Refusal | undefined | 'go-on' {
  switch (order.type) {
    case 'deal':
      return state.turn.step === 'deal' ? undefined : { reason: 'battle-has-begun', rule: 'R000-02' };
    case 'place-terrain':
      return terrainFault(state, order);
    case 'place':
      return placeFault(state, order);
    case 'play':
      return playFault(state, order);
    case 'end-turn':
      return endFault(state);
    default:
      return beginningFault(state) ?? 'go-on';
  }
}

/** R000-170: what comes before the first turn; undefined once the battle has begun. */
export const beginningFault = ({ turn }: State): Refusal | undefined =>
  ['deal', 'terrain', 'placement'].includes(turn.step)
    ? { reason: 'battle-has-not-begun', rule: 'R000-170' }
    : undefined;

/** R000-10: a turn does not end before a card has been played. */
function endFault(state: State): Refusal | undefined {
  const isCommand = state.turn.step === 'command';
  return beginningFault(state) ?? (isCommand ? { reason: 'play-a-card-first', rule: 'R000-10' } : undefined);
}

function playFault({ turn, cards }: State, { side, card }: Order): Refusal | undefined {
  if (!cards) return { reason: 'no-cards-here', rule: 'R000-10' };
  if (turn.step !== 'command') return { reason: 'card-is-played', rule: 'R000-10' };
  return cards.hands[side].includes(card ?? '') ? undefined : { reason: 'not-in-hand', rule: 'R000-10' };
}
