import {
  type Context,
  enemyOf,
  evolve,
  type Order,
  type Procedure,
  type Side,
  type State,
  workingCopy,
} from '../../core';
import { effectsOf } from './cards/deck';
import { replenish } from './cards/draw-cards';
import { optionIs } from './options';
import { releaseObjectives, takeObjectives } from './victory';

/** R000-03, R000-13: the played card is discarded, one is drawn, and the turn goes over to the other side. */
export function* endTurn(c: Context): Procedure {
  const { number, side, card } = c.state.turn;
  const { reshuffle = false } = effectsOf(c.state);
  if (card) c.emit({ type: 'card-discarded', side, card: card.card });
  if (reshuffle) c.emit({ type: 'deck-reshuffled' });
  yield* replenish(c, side);
  beginTurn(c, enemyOf(side), number + 1);
}

/**
 * The side plays a card first (R000-10). In a battle without cards it may activate as many pieces as its command
 * rating counts (docs/rulings.md).
 */
export function beginTurn(c: Context, side: Side, number: number): void {
  const { cards } = c.state;
  // Whoever has no card left orders nobody, but reinforcements still come.
  const step = cards && cards.hands[side].length > 0 ? 'command' : 'movement';
  const activations = c.state.cards ? 0 : c.state.sides[side].rating;
  c.emit({ type: 'turn-began', number, side, step, activations });
  takeObjectives(c, side);
}

/** The first step of a battle that has been set up: choosing the ground, dealing cards, or the first turn. */
export function begin(deployed: State, first: Side): State {
  const state = workingCopy(deployed);
  const c: Context = { state, emit: (event) => evolve(state, event) };
  if (optionIs(state, 'commandCards', true)) {
    const none = { south: null, north: null };
    state.cards = { hands: { south: [], north: [] }, discard: [], last: none };
  }
  const { preparation } = state;
  const pool = Object.values(preparation?.pool ?? {}).some((count) => count > 0);
  if (preparation && pool && preparation.terrain.south + preparation.terrain.north > 0) {
    // Who begins is not said: the defender, who knows the ground, else the south (docs/rulings.md).
    const chooser = preparation.attacker ? enemyOf(preparation.attacker) : first;
    c.emit({ type: 'preparation-went-on', side: chooser, step: 'terrain', count: 1 });
  } else if (preparation || state.cards) {
    c.emit({ type: 'preparation-went-on', side: first, step: 'deal', count: 0 });
  } else beginTurn(c, first, 1);
  return state;
}

/** An order with what follows every order: objectives that nobody stands on any more are given up. */
export const upkept = (carryOut: (c: Context, order: Order) => Procedure) =>
  function* (c: Context, order: Order): Procedure {
    yield* carryOut(c, order);
    releaseObjectives(c);
  };
