import {
  HIDDEN_CARD,
  type Open,
  type ParkedCards,
  type Query,
  type Reply,
  type Ruleset,
  type Side,
  type State,
  start,
} from '../core';

/**
 * A moment of a battle as one side sees it: all that an officer of the side is given. It is plain data, so that a worker
 * can be given it too.
 */
export interface View {
  readonly side: Side;
  /** The position before the open order, or now if none is open; cards that the side does not know are hidden. */
  readonly state: State;
  /** The order that waits for an answer of the side, with the replies so far; null if an order is to be chosen. */
  readonly open: Open | null;
}

/** The view of a side. An order may be open; the side is then the one that is asked. */
export const viewOf = (rules: Ruleset, state: State, side: Side, open: Open | null = null): View => ({
  side,
  state: seenBy(state, side),
  open: open && { order: open.order, replies: repliesSeenBy(rules, state, side, open) },
});

/** The cards that the other side had in its hand at the start of the open order, as the order and its replies show. */
export function cardsShown({ open }: View, deck: readonly string[]): readonly string[] {
  if (!open) return [];
  const chosen = open.replies.flatMap((reply) => (reply.kind === 'chose' ? [reply.option] : []));
  return [open.order.card ?? '', ...chosen].filter((card) => deck.includes(card));
}

const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN_CARD);

/** A position without the cards that only the other side knows. */
function seenBy(state: State, side: Side): State {
  const { cards } = state;
  if (!cards) return state;
  const each = <T>(of: Readonly<Record<Side, T>>, hide: (value: T) => T) => ({
    south: side === 'south' ? of.south : hide(of.south),
    north: side === 'north' ? of.north : hide(of.north),
  });
  const backs = (parked: ParkedCards): ParkedCards =>
    Object.fromEntries(Object.entries(parked).map(([place, lying]) => [place, hidden(lying)]));
  return {
    ...state,
    cards: {
      ...cards,
      hands: each(cards.hands, hidden),
      ...(cards.parked && { parked: each(cards.parked, backs) }),
    },
  };
}

/** The replies to an open order without the cards that the other side drew, and without its secret choices. */
function repliesSeenBy(rules: Ruleset, state: State, side: Side, open: Open): readonly Reply[] {
  const run = start(rules, state, open.order);
  return open.replies.map((reply) => {
    const { query } = run;
    run.reply(reply);
    return query && query.side !== side ? withoutSecrets(query, reply) : reply;
  });
}

/** A choice among secret options alone stays secret; a secret option chosen among others shows by what it does. */
function withoutSecrets(query: Query, reply: Reply): Reply {
  if (reply.kind === 'drew' && !reply.isPublic) return { ...reply, cards: hidden(reply.cards) };
  if (reply.kind !== 'chose' || query.kind !== 'ask') return reply;
  const isSecret = query.options.every((option) => query.secret?.includes(option));
  return isSecret ? { ...reply, option: HIDDEN_CARD } : reply;
}
