import {
  type CardLaid,
  enemyOfNumber,
  type OrderKind,
  type Procedure,
  type SideNumber,
  wordNumber,
  wordOf,
} from '../../core';
import { beginningFault } from './activation';
import { type Battle, COMMAND, type Course } from './battle';
import type { CommandCard } from './cards/card';
import { laidAs } from './cards/card-as-another';
import { commandCard } from './cards/card-effects';
import { cardDiscarded, cardPlayed } from './cards/card-events';
import { eligible, hasTroops } from './cards/orderable-pieces';
import type { Kind } from './piece-kind';
import { because } from './refusal';
import { passTurn } from './turn';
import type { Variant } from './variant';

/** R000-10: the acting player plays a card, which decides the pieces that may be ordered. */
export const playCard: OrderKind<Kind, Variant> = {
  type: 'play',
  fields: ['card'],
  givers: ['side'],
  playsCard: true,
  list(battle, orders) {
    if (!battle.hasCards || battle.step !== COMMAND) return;
    for (const card of new Set(battle.hands[battle.side].list())) orders.addWord(wordOf(card));
  },
  refusal(battle, { side, card }) {
    if (!battle.hasCards) return because(battle, 'no-cards-here');
    if (battle.step !== COMMAND) return beginningFault(battle) ?? because(battle, 'card-is-played');
    return battle.hands[side].has(wordNumber(card)) ? undefined : because(battle, 'not-in-hand');
  },
  carryOut: (c, { side, card }) => layDown(c, side, card),
};

function* layDown(c: Course, side: SideNumber, card: string): Procedure {
  if (yield* c.position.game.cardCancelled(c, side, card)) {
    cardDiscarded(c, side, card);
    return yield* passTurn(c, side);
  }
  yield* giveOrders(c, side, card, cardPlayed);
}

/** Carries out the orders of a card, whether played from a hand or turned up by chance. */
export function* giveOrders(c: Course, side: SideNumber, card: string, isLaid: typeof cardPlayed): Procedure {
  const meant = yield* chosenMeaning(c, side, meaningOf(c.position, side, card));
  const lay = (laid: CardLaid) => isLaid(c, side, laid, numberOf(c.position, side, laid));
  const { orders } = commandCard(c.position, meant.as);
  if (orders.kind === 'rolled') {
    const allowance = yield* c.position.game.rolledOrders(c, side);
    lay({ ...meant, allowance });
  } else lay(meant);
  if (orders.kind === 'chosen') yield* c.position.game.chosenOrders(c, side);
  c.stepBegan('movement');
}

const MANOEUVRE = ['manoeuvre', 'single-order'] as const;

/** Asks the player to choose the orders of a card that offers a choice. */
function* chosenMeaning(c: Course, side: SideNumber, meant: CardLaid): Procedure<CardLaid> {
  const { position } = c;
  const card = commandCard(position, meant.as);
  const [unit] = card.orders.kind === 'manoeuvre' ? eligible(position, card) : [];
  if (!unit) return meant;
  const answer = yield* c.ask({ reason: 'manoeuvre', side, unit, of: 'choice', options: MANOEUVRE });
  return answer === 'manoeuvre' ? meant : laidAs(meant.card, position.game.singleOrder, false);
}

/** The orders of a card: another card's repeated, or a single piece if it could order none. */
function meaningOf(battle: Battle, side: SideNumber, card: string): CardLaid {
  const last = battle.lastCard(enemyOfNumber(side));
  const meant =
    repeats(battle, card) && last
      ? // The card itself is repeated, even if the enemy had nobody for it.
        laidAs(card, repeats(battle, last.card) ? last.as : last.card, !last.mirrored)
      : laidAs(card, card, false);
  return canOrder(battle, commandCard(battle, meant.as))
    ? meant
    : laidAs(card, battle.game.singleOrder, false);
}

const repeats = (battle: Battle, card: string): boolean => commandCard(battle, card).orders.kind === 'repeat';

function canOrder(battle: Battle, card: CommandCard): boolean {
  switch (card.orders.kind) {
    case 'repeat':
      return false;
    case 'class':
    case 'next-to-enemy':
    case 'missile':
    case 'linked-foot':
    case 'leaders':
    case 'manoeuvre':
      return eligible(battle, card).length > 0;
    case 'troops':
      // R002-99: a side with such troops does not lack them just because the card can order none of them.
      return hasTroops(battle, card.orders.of);
    default:
      return true;
  }
}

/**
 * The number of pieces a card can order, counting strength points that can still be sent out as skirmishers: R000-137.
 */
const orderable = (battle: Battle, card: CommandCard): number =>
  eligible(battle, card).reduce((sum, piece) => sum + battle.game.orderedAs(piece), 0);

/** CCN-14: the number of cards in hand, including the one being played; parked cards do not count. */
export const command = ({ hands, laid }: Battle, side: SideNumber): number =>
  hands[side].length + (laid ? 1 : 0);

/** The maximum of pieces that a card can order. */
function numberOf(battle: Battle, side: SideNumber, { as, allowance }: CardLaid): number {
  const card = commandCard(battle, as);
  const { orders } = card;
  switch (orders.kind) {
    case 'sections':
      return orders.counts.left + orders.counts.centre + orders.counts.right;
    case 'class':
      return Math.min(battle.rating(side), orderable(battle, card));
    case 'section-by-command':
      return command(battle, side);
    case 'troops':
    case 'manoeuvre':
      return Math.min(orders.most, orderable(battle, card));
    case 'led':
      // The leader, if moving alone, the leader's unit, and the chain.
      return orders.more + 2;
    case 'linked-foot':
      return Math.min(orders.most ?? Number.POSITIVE_INFINITY, orderable(battle, card));
    case 'next-to-enemy':
    case 'missile':
    case 'leaders':
      return eligible(battle, card).length;
    case 'rolled':
      return Object.values(allowance ?? {}).reduce((sum, count) => sum + count, 0);
    case 'single':
      return 1;
    case 'chosen':
    case 'repeat':
      return 0;
  }
}
