import { type AskQuery, type Event, HIDDEN_CARD, type Reply, type Side, type State } from '../core';

const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN_CARD);

/** The position without what only one side may know: its hand. */
export function publicState(state: State): State {
  if (!state.cards) return state;
  const { south, north } = state.cards.hands;
  return { ...state, cards: { ...state.cards, hands: { south: hidden(south), north: hidden(north) } } };
}

/** What happened, without the cards that were drawn. */
export const publicEvents = (events: readonly Event[]): readonly Event[] =>
  events.map((event) => (event.type === 'cards-drawn' ? { ...event, cards: hidden(event.cards) } : event));

/** What was replied, without the cards that were drawn unseen. */
export const publicReplies = (replies: readonly Reply[]): readonly Reply[] =>
  replies.map((reply) =>
    reply.kind === 'drew' && !reply.isPublic ? { ...reply, cards: hidden(reply.cards) } : reply,
  );

/** The open question without the answers that only the side asked may know of. */
export function publicQuestion(question: AskQuery | null): AskQuery | null {
  if (!question?.secret) return question;
  const { secret, ...others } = question;
  return { ...others, options: question.options.filter((option) => !secret.includes(option)) };
}

/** What only one side knows of a battle. */
export interface SecretHand {
  readonly cards: readonly string[];
  /** Answers to the open question beyond those that everyone knows of. */
  readonly answers: readonly string[];
}

/** What a side knows beyond what everyone does; null in a battle without cards. */
export function secretHand(state: State, question: AskQuery | null, side: Side): SecretHand | null {
  if (!state.cards) return null;
  const answers = question?.side === side ? (question.secret ?? []) : [];
  return { cards: state.cards.hands[side], answers };
}

/** The position as a side knows it, put together again. */
export function stateWithHand(state: State, side: Side, { cards }: SecretHand): State {
  // A hand that is not as large as everyone sees belongs to another moment.
  if (state.cards?.hands[side].length !== cards.length) return state;
  return { ...state, cards: { ...state.cards, hands: { ...state.cards.hands, [side]: cards } } };
}

/** The open question as the side asked knows it. */
export function questionWithHand(
  question: AskQuery | null,
  side: Side,
  { answers }: SecretHand,
): AskQuery | null {
  if (question?.side !== side || answers.length === 0) return question;
  return { ...question, options: [...question.options, ...answers], secret: answers };
}
