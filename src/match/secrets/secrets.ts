import {
  type AskQuery,
  type Entry,
  type Event,
  HIDDEN_CARD,
  type Open,
  type ParkedCards,
  type Reply,
  type Side,
  type State,
} from '../../core';
import { isSameData } from '../same-data';
import type { Save } from '../save';

const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN_CARD);

/** The backs of parked cards. */
const backs = (parked: ParkedCards): ParkedCards =>
  Object.fromEntries(Object.entries(parked).map(([place, cards]) => [place, hidden(cards)]));

/** The position without the secrets of either side: its hand, and the faces of its parked cards. */
export function publicState(state: State): State {
  if (!state.cards) return state;
  const { hands, parked } = state.cards;
  const cards = { ...state.cards, hands: { south: hidden(hands.south), north: hidden(hands.north) } };
  if (!parked) return { ...state, cards };
  return {
    ...state,
    cards: { ...cards, parked: { south: backs(parked.south), north: backs(parked.north) } },
  };
}

/** The events without the identity of cards that were drawn, parked or taken back. */
export const publicEvents = (events: readonly Event[]): readonly Event[] => events.map(publicEvent);

function publicEvent(event: Event): Event {
  if (event.type === 'cards-drawn') return { ...event, cards: hidden(event.cards) };
  if (event.type !== 'card-moved') return event;
  // Discarded cards are face up.
  const isSeen = event.outOf === 'discard' || event.place === 'discard';
  return isSeen ? event : { ...event, card: HIDDEN_CARD };
}

/** The replies without the cards that were drawn face down. */
export const publicReplies = (replies: readonly Reply[]): readonly Reply[] =>
  replies.map((reply) =>
    reply.kind === 'drew' && !reply.isPublic ? { ...reply, cards: hidden(reply.cards) } : reply,
  );

/** A line of the record without cards drawn face down, and without choices or any trace of their number. */
export function publicEntry<Line extends Entry | Open>(entry: Line): Line {
  const replies = 'replies' in entry && { replies: withoutChoices(publicReplies(entry.replies)) };
  const dropped = 'dropped' in entry && entry.dropped && { dropped: publicEntry(entry.dropped) };
  return { ...entry, ...replies, ...dropped };
}

/** The longest id of a card, in characters. */
export const LONGEST_CARD = 28;

/** Choices are padded to multiples of this number, to hide questions with only one answer. */
const CHOICES = 4;

function withoutChoices(replies: readonly Reply[]): readonly Reply[] {
  const others = replies.filter(({ kind }) => kind !== 'chose');
  if (replies.length === 0) return others;
  const count = CHOICES * (1 + Math.floor((replies.length - others.length) / CHOICES));
  return [...others, ...new Array<Reply>(count).fill({ kind: 'chose', option: HIDDEN_CARD })];
}

/** True if a battle has secrets. A lesson has none, since it is prescribed. */
export const hasSecrets = ({ start, state, lesson }: Pick<Save, 'start' | 'state' | 'lesson'>): boolean =>
  lesson === undefined && (start.cards !== null || state.cards !== null);

/** The open question without the answers that only the side asked may know of. */
export function publicQuestion(question: AskQuery | null): AskQuery | null {
  if (!question?.secret) return question;
  const { secret, ...others } = question;
  return { ...others, options: question.options.filter((option) => !secret.includes(option)) };
}

/** The secrets of one side of a battle. */
export interface SecretHand {
  readonly cards: readonly string[];
  /** The secret answers to the open question. */
  readonly answers: readonly string[];
  /** The cards that the side has parked; absent for none. */
  readonly parked?: ParkedCards;
}

/** The secrets of a side; null in a battle without cards. */
export function secretHand(state: State, question: AskQuery | null, side: Side): SecretHand | null {
  if (!state.cards) return null;
  const answers = question?.side === side ? (question.secret ?? []) : [];
  const parked = state.cards.parked?.[side];
  return { cards: state.cards.hands[side], answers, ...(parked && { parked }) };
}

/** The position as a side knows it, restored from the public position and its secrets. */
export function stateWithHand(state: State, side: Side, { cards, parked = {} }: SecretHand): State {
  // A hand of another size than the public one belongs to another moment; so do parked cards.
  if (state.cards?.hands[side].length !== cards.length) return state;
  const shown = state.cards.parked;
  if (!isSameData(backs(parked), backs(shown?.[side] ?? {}))) return state;
  const known = { ...state.cards, hands: { ...state.cards.hands, [side]: cards } };
  return { ...state, cards: { ...known, ...(shown && { parked: { ...shown, [side]: parked } }) } };
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
