import {
  type AskQuery,
  enemyOf,
  HIDDEN_CARD,
  type Open,
  type Query,
  type Reply,
  type Ruleset,
  type Run,
  type Side,
  type State,
  start,
} from '../../core';
import { lookAhead } from '../look-ahead';
import { publicQuestion, publicReplies } from './secrets';

/**
 * A question put to the other side in the middle of an order although it has only one answer: with another card in its
 * hand it would have more, and a missing pause must not reveal that it lacks that card. Null if no card that it may
 * have, as far as everyone knows, makes any difference.
 */
export function pretendedQuestion(
  rules: Ruleset,
  state: State,
  open: Open,
  query: Query | undefined,
): AskQuery | null {
  if (!state.cards || query?.kind === 'ask') return null;
  const side = enemyOf(open.order.side);
  const hand = state.cards.hands[side];
  const unseen = unseenKinds(rules, state);
  for (let from = 0; hand.length > 0 && from < unseen.length; from += hand.length) {
    const cards = unseen.slice(from, from + hand.length);
    const other = withHand(state, side, [...cards, ...hand.slice(cards.length)]);
    const asked = lookAhead(() => askedNow(start(rules, other, open.order), open.replies));
    if (asked?.side === side) return publicQuestion(asked);
  }
  return null;
}

const withHand = (state: State, side: Side, hand: readonly string[]): State => ({
  ...state,
  cards: state.cards && { ...state.cards, hands: { ...state.cards.hands, [side]: hand } },
});

/** The kinds of cards of which at least one is not face up. */
function unseenKinds({ cards }: Ruleset, { cards: lying, turn }: State): readonly string[] {
  const open = [...(lying?.discard ?? []), ...(turn.card ? [turn.card.card] : [])];
  return Object.values(cards).flatMap(({ id, count }) =>
    open.filter((card) => card === id).length < count ? [id] : [],
  );
}

/** The current question if its other answers are secret; earlier questions of this kind get their public answer. */
function askedNow(run: Run, replies: readonly Reply[]): AskQuery | undefined {
  for (const reply of replies) {
    const first = secretAlone(run.query);
    if (first !== undefined && reply.kind !== 'chose') run.reply({ kind: 'chose', option: first });
    run.reply(reply);
  }
  const { query } = run;
  return query?.kind === 'ask' && secretAlone(query) !== undefined ? query : undefined;
}

/** The only public answer to a question whose other answers are secret. */
function secretAlone(query: Query | undefined): string | undefined {
  if (query?.kind !== 'ask' || !query.secret) return undefined;
  const shown = query.options.filter((option) => !query.secret?.includes(option));
  return shown.length === 1 ? shown[0] : undefined;
}

/**
 * The replies to an open order as everyone may see them: without public answers to questions whose other answers are
 * secret, as if these had not been asked, and with the choice hidden if all answers are secret.
 */
export const repliesShown = (rules: Ruleset, from: State, { order, replies }: Open): readonly Reply[] =>
  lookAhead(() => {
    const run = start(rules, from, order);
    return publicReplies(
      replies.flatMap((reply): readonly Reply[] => {
        const { query } = run;
        run.reply(reply);
        if (reply.kind !== 'chose' || query?.kind !== 'ask') return [reply];
        if (reply.option === secretAlone(query)) return [];
        const isHidden = query.options.every((option) => query.secret?.includes(option));
        return [isHidden ? { ...reply, option: HIDDEN_CARD } : reply];
      }),
    );
  }) ?? publicReplies(replies);
