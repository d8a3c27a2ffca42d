import {
  enemyOfNumber,
  type OrderKind,
  type Procedure,
  type Side,
  type SideNumber,
  sideNumber,
} from '../../core';
import { prepareBattle } from '../custom-battle/preparation';
import { beginningFault, cardFault } from './activation';
import type { Course } from './battle';
import { effectsOf } from './cards/card-effects';
import { cardDiscarded, deckReshuffled } from './cards/card-events';
import { drawOneOfTwo, replenish } from './cards/draw-cards';
import { forgetInspiration } from './inspired';
import type { Kind } from './piece-kind';
import type { Variant } from './variant';
import { optionIs } from './variant';
import { takeObjectives } from './victory';

/** R000-03, R000-13: discards the played card, draws one, and gives the turn to the other side. */
export const endTurn: OrderKind<Kind, Variant> = {
  type: 'end-turn',
  fields: [],
  givers: ['side'],
  endsTurn: true,
  list(battle, orders) {
    if (!beginningFault(battle) && !cardFault(battle)) orders.add();
  },
  // R000-10: a turn can't end before a card has been played.
  refusal: (battle) => beginningFault(battle) ?? cardFault(battle),
  carryOut(c, { side }) {
    if (c.position.hasCards) return passTurn(c, side);
    beginTurn(c, enemyOfNumber(side), c.position.turn + 1);
    return undefined;
  },
};

/** Ends a turn: discards the card in play, draws one, and begins the other side's turn. */
export function* passTurn(c: Course, side: SideNumber): Procedure {
  const { turn, laid } = c.position;
  const { reshuffle = false, drawsTwo = false } = effectsOf(c.position);
  if (laid) cardDiscarded(c, side, laid.card);
  const instead = yield* c.position.game.insteadOfDrawing(c, side, laid?.as ?? null);
  if (reshuffle) deckReshuffled(c);
  if (!instead) yield* (drawsTwo ? drawOneOfTwo : replenish)(c, side);
  beginTurn(c, enemyOfNumber(side), turn + 1);
}

/**
 * Begins a turn, in which the side plays a card first (R000-10). In a battle without cards it may activate as many
 * pieces as its command rating (docs/rulings/cc-napoleon.md).
 */
export function beginTurn(c: Course, side: SideNumber, number: number): void {
  const { position } = c;
  // A side without cards can order no piece, but its reinforcements still arrive.
  const step = position.hasCards && position.hands[side].length > 0 ? 'command' : 'movement';
  c.turnBegan(number, side, step, position.hasCards ? 0 : position.rating(side));
  forgetInspiration(c);
  takeObjectives(c, side);
}

/** Begins the first step of a new battle: choosing the terrain, dealing cards, or the first turn. */
export function begin(c: Course, first: Side): void {
  const { position } = c;
  if (optionIs(position, 'commandCards', true)) position.setHasCards(true);
  const side = sideNumber(first);
  if (position.preparation || position.hasCards) prepareBattle(c, side, 'deal');
  else beginTurn(c, side, 1);
}
