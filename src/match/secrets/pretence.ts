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
 * The question that the other side is asked in the middle of an order though it has but one answer: with another card in
 * its hand it would have had one more, and nobody is to know from the pause whether it has. Null where no card that may
 * be there by all that everyone knows makes any difference.
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

/** The kinds of cards of which there is one that does not lie open. */
function unseenKinds({ cards }: Ruleset, { cards: lying, turn }: State): readonly string[] {
  const open = [...(lying?.discard ?? []), ...(turn.card ? [turn.card.card] : [])];
  return Object.values(cards).flatMap(({ id, count }) =>
    open.filter((card) => card === id).length < count ? [id] : [],
  );
}

/** What is asked now that nobody but the side asked would know of; whatever of the kind was asked before was let be. */
function askedNow(run: Run, replies: readonly Reply[]): AskQuery | undefined {
  for (const reply of replies) {
    const first = secretAlone(run.query);
    if (first !== undefined && reply.kind !== 'chose') run.reply({ kind: 'chose', option: first });
    run.reply(reply);
  }
  const { query } = run;
  return query?.kind === 'ask' && secretAlone(query) !== undefined ? query : undefined;
}

/** The one answer that everyone knows of to a question whose other answers are secret. */
function secretAlone(query: Query | undefined): string | undefined {
  if (query?.kind !== 'ask' || !query.secret) return undefined;
  const shown = query.options.filter((option) => !query.secret?.includes(option));
  return shown.length === 1 ? shown[0] : undefined;
}

/**
 * The replies to an open order as everyone may know them: without those to questions whose one answer, but for secret
 * ones, everyone knows, as if they had not been asked, and without what was chosen where nobody else knows of any answer.
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
