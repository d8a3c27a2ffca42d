import {
  type CardInPlay,
  type Context,
  enemyOf,
  isUnit,
  type Order,
  type Procedure,
  type Side,
  type State,
} from '../../../core';
import { ownStrength, sendsSkirmishers } from '../skirmishers';
import type { CommandCard } from './card';
import { commandCard, SINGLE_ORDER } from './deck';
import { eligible } from './limits';
import { rally } from './rally';
import { rollOrders } from './roll-orders';

/** R000-10: the acting player lays down a card, which says whom he may order. */
export function* playCard(c: Context, { side, card }: Order): Procedure {
  if (card === undefined) throw new RangeError('play needs a card');
  const meant = meaningOf(c.state, side, card);
  const { orders } = commandCard(meant.as);
  if (orders.kind === 'rolled') {
    const allowance = yield* rollOrders(c, side);
    lay(c, side, { ...meant, allowance });
  } else lay(c, side, meant);
  if (orders.kind === 'chosen') yield* rally(c, side);
  c.emit({ type: 'step-began', step: 'movement' });
}

function lay(c: Context, side: Side, inPlay: CardInPlay): void {
  c.emit({ type: 'card-played', side, inPlay, activations: numberOf(c.state, side, inPlay) });
}

/** What a card orders: another one repeated, or a single piece where it would order nobody. */
function meaningOf(state: State, side: Side, card: string): CardInPlay {
  const places = placesOf(state);
  const plain: CardInPlay = { card, as: card, mirrored: false, places, ordered: [], allowance: null };
  const last = state.cards?.last[enemyOf(side)];
  const isRepeat = commandCard(card).orders.kind === 'repeat';
  const repeated = isRepeat && last ? { ...plain, as: last.as, mirrored: !last.mirrored } : plain;
  const meant = commandCard(repeated.as);
  const orders = canOrder(state, repeated, meant);
  return orders ? repeated : { ...plain, as: SINGLE_ORDER.id };
}

function canOrder(state: State, inPlay: CardInPlay, card: CommandCard): boolean {
  switch (card.orders.kind) {
    case 'repeat':
      return false;
    case 'class':
    case 'next-to-enemy':
    case 'missile':
    case 'linked-foot':
      return eligible(state, inPlay, card).length > 0;
    default:
      return true;
  }
}

const placesOf = ({ units, leaders }: State): CardInPlay['places'] =>
  Object.fromEntries(
    [...Object.values(units), ...Object.values(leaders)].map(({ id, at, side, type }) => [
      id,
      { at, side, type },
    ]),
  );

/** How many pieces of its kind a card finds, those counted that can still be sent out as skirmishers: R000-137. */
const orderable = (state: State, inPlay: CardInPlay, card: CommandCard): number =>
  eligible(state, inPlay, card).reduce(
    (sum, piece) => sum + (isUnit(piece) && sendsSkirmishers(piece) ? ownStrength(piece) : 1),
    0,
  );

/** How many pieces a card can order at most. */
function numberOf(state: State, side: Side, inPlay: CardInPlay): number {
  const card = commandCard(inPlay.as);
  const { orders } = card;
  switch (orders.kind) {
    case 'sections':
      return orders.counts.left + orders.counts.centre + orders.counts.right;
    case 'class':
      return Math.min(state.sides[side].rating, orderable(state, inPlay, card));
    case 'led':
      // The leader, should he go by himself, his unit, and the chain.
      return orders.more + 2;
    case 'linked-foot':
      return Math.min(orders.most ?? Number.POSITIVE_INFINITY, orderable(state, inPlay, card));
    case 'next-to-enemy':
    case 'missile':
      return eligible(state, inPlay, card).length;
    case 'rolled':
      return Object.values(inPlay.allowance ?? {}).reduce((sum, count) => sum + count, 0);
    case 'single':
      return 1;
    case 'chosen':
    case 'repeat':
      return 0;
  }
}
