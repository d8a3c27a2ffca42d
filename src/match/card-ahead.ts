import { type Order, type PieceId, type Ruleset, type State, start } from '../core';
import { lookAhead } from './look-ahead';
import { mostToAct } from './still-to-act';

/** The effect of playing a card, as far as it is known beforehand. */
export interface CardAhead {
  /** The card whose orders it gives. */
  readonly as: string;
  /** The dice that it rolls first; 0 if it rolls none. */
  readonly dice: number;
  /** The pieces that could be ordered; null where dice or an answer come first. */
  readonly orders: readonly PieceId[] | null;
  /** How many of them can be ordered one after the other. */
  readonly most: number;
}

const known = new WeakMap<State, Map<string, CardAhead | undefined>>();

/** The effect of an order that plays a card; undefined if it can't be known. */
export function cardAhead(rules: Ruleset, state: State, play: Order): CardAhead | undefined {
  const byCard = known.get(state) ?? new Map<string, CardAhead | undefined>();
  known.set(state, byCard);
  const key = JSON.stringify(play);
  if (!byCard.has(key))
    byCard.set(
      key,
      lookAhead(() => ahead(rules, state, play)),
    );
  return byCard.get(key);
}

function ahead(rules: Ruleset, before: State, play: Order): CardAhead {
  const { state, query } = start(rules, before, play);
  const as = state.turn.card?.as ?? play.card ?? '';
  if (query) return { as, dice: query.kind === 'roll' ? query.count : 0, orders: null, most: 0 };
  const orders = [...new Set(rules.orders(state).flatMap(({ unit }) => unit ?? []))];
  return { as, dice: 0, orders, most: mostToAct(rules, state, orders) };
}
