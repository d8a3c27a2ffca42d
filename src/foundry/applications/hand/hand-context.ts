import {
  type CardFamily,
  type CardInPlay,
  type Cards,
  type CardType,
  enemyOf,
  HIDDEN_CARD,
  type Order,
  type PlayedCard,
  pieceOf,
  type Ruleset,
  SIDES,
  type Side,
  type State,
} from '../../../core';
import { answersInOrder } from '../../../match';
import type { UserBattle } from '../../battle';

/** One card in the user's hand. */
export interface HandCard {
  /** The key that tells it apart from others of its kind in the same hand. */
  readonly key: string;
  readonly id: string;
  readonly family: string;
  readonly colour: CardFamily['colour'] | '';
  readonly sign: string;
  /** The numbers for the placeholders of its text. */
  readonly stats: Readonly<Record<string, string>>;
  /** The effect of choosing it: gives orders with it, answers the open question with it, or nothing. */
  readonly use: 'play' | 'answer' | 'none';
  /** The text key of the reason why it can't be played; null if it can. */
  readonly reason: string | null;
  /** The digit key that currently chooses it; null if there is none. */
  readonly digit: number | null;
}

/** Cards of one family, shown side by side. */
export interface CardGroup {
  readonly family: string;
  readonly cards: readonly HandCard[];
}

/** A face-up card. */
export interface OpenCard {
  readonly id: string;
  readonly sign: string;
  /** The card that it is played as, if that is another one. */
  readonly as: string | null;
  /** The section that it orders after left and right were swapped; null if the swap changes nothing. */
  readonly swappedTo: 'left' | 'right' | null;
  readonly allowance: CardInPlay['allowance'];
}

/** The cards on the table that everyone can see. */
export interface TableContext {
  readonly inPlay: OpenCard | null;
  /** The card that the other side played last. */
  readonly last: { readonly side: Side; readonly card: OpenCard } | null;
  readonly discard: {
    readonly count: number;
    readonly top: { readonly id: string; readonly sign: string } | null;
  };
  /** The number of cards left to draw. */
  readonly pile: number;
  /** Cards that the user sees only from the back. */
  readonly hidden: readonly { readonly side: Side; readonly count: number }[];
  /** The user's parked cards, face up for this user alone. */
  readonly parked: readonly { readonly place: string; readonly id: string; readonly sign: string }[];
  /** Parked cards that the user sees only from the back. */
  readonly parkedHidden: readonly { readonly side: Side; readonly count: number }[];
}

/** The user's hand and the cards on the table; texts are still keys. */
export interface HandContext {
  /** The side whose hand is shown; null for spectators. */
  readonly side: Side | null;
  readonly groups: readonly CardGroup[];
  readonly table: TableContext;
}

/** The user's side that has to act, else the user's first side; null for spectators. */
export function sideShown({ seats, state, question }: UserBattle): Side | null {
  const called = question?.side ?? state.turn.side;
  return seats.includes(called) ? called : (seats[0] ?? null);
}

/** The data of the hand of command cards; null for a game without them. */
export function handContext(battle: UserBattle): HandContext | null {
  const { cards } = battle.state;
  if (!cards || isUndealt(cards)) return null;
  const side = sideShown(battle);
  const hand = side === null ? [] : handOf(battle, side, cards.hands[side]);
  const families = battle.rules.cardFamilies.map(({ id }) => id);
  const inOrder = families.flatMap((family) => hand.filter((card) => card.family === family));
  const numbered = inOrder.map((card, place) => ({ ...card, digit: digitOf(battle, inOrder, card, place) }));
  const groups = families.map((family) => ({
    family,
    cards: numbered.filter((card) => card.family === family),
  }));
  return {
    side,
    groups: groups.filter((group) => group.cards.length > 0),
    table: tableContext(battle, side),
  };
}

/** True before the cards are dealt: there is nothing to show. */
const isUndealt = ({ hands, discard, last }: Cards): boolean =>
  [...hands.south, ...hands.north, ...discard].length === 0 && !last.south && !last.north;

type UnnumberedCard = Omit<HandCard, 'digit'>;

/** The last digit; further cards have none. */
const LAST = 9;

/**
 * Digits follow the positions of the cards while one is to be played; a card that answers a question has its answer's
 * digit.
 */
function digitOf(
  { rules, state, question }: UserBattle,
  hand: readonly UnnumberedCard[],
  { id, use }: UnnumberedCard,
  place: number,
): number | null {
  const answers = answersInOrder(question?.options ?? []).filter(
    (option) => !rules.grid.has(option) && !pieceOf(state, option),
  );
  const isToPlay = hand.some((card) => card.use === 'play');
  const digit = use === 'answer' ? answers.indexOf(id) + 1 : isToPlay ? place + 1 : 0;
  return digit > 0 && digit <= LAST ? digit : null;
}

function handOf(battle: UserBattle, side: Side, ids: readonly string[]): readonly UnnumberedCard[] {
  const copies = new Map<string, number>();
  return ids
    .filter((id) => id !== HIDDEN_CARD)
    .map((id) => {
      const copy = copies.get(id) ?? 0;
      copies.set(id, copy + 1);
      const { cardFamilies } = battle.rules;
      const { family = cardFamilies.at(-1)?.id ?? '', sign = '', stats = {} } = cardType(battle, id) ?? {};
      const { colour = '' } = cardFamilies.find((each) => each.id === family) ?? {};
      const filled = { ...stats, rating: String(battle.state.sides[side].rating) };
      return { key: `${id}-${copy}`, id, family, colour, sign, stats: filled, ...useOf(battle, side, id) };
    });
}

function useOf(
  { rules, state, question, isPaused }: UserBattle,
  side: Side,
  card: string,
): Pick<HandCard, 'use' | 'reason'> {
  if (isPaused) return { use: 'none', reason: 'battle-is-paused' };
  if (question?.side === side && question.secret?.includes(card)) return { use: 'answer', reason: null };
  if (question) return { use: 'none', reason: 'question-is-open' };
  const order = playOrder(rules, side, card);
  if (!order) return { use: 'none', reason: null };
  const refusal = rules.refusal(state, order);
  return refusal ? { use: 'none', reason: refusal.reason } : { use: 'play', reason: null };
}

/** The order that plays a card; undefined if the game has none. */
export function playOrder(rules: Ruleset, side: Side, card: string): Order | undefined {
  const type = rules.orderTypes.find((each) => rules.orderKind(each)?.playsCard);
  return type === undefined ? undefined : { type, side, card };
}

const cardType = ({ rules }: UserBattle, id: string): CardType | undefined =>
  Object.hasOwn(rules.cards, id) ? rules.cards[id] : undefined;

function tableContext(battle: UserBattle, side: Side | null): TableContext {
  const { state, rules } = battle;
  const hands = state.cards?.hands ?? { south: [], north: [] };
  const discard = state.cards?.discard ?? [];
  const top = discard.at(-1);
  const deck = Object.values(rules.cards).reduce((sum, { count }) => sum + count, 0);
  const held = SIDES.reduce((sum, holder) => sum + hands[holder].length + parkedOf(state, holder).length, 0);
  const inPlay = state.turn.card;
  return {
    inPlay: inPlay && openCard(battle, inPlay),
    last: lastOfOther(battle, side),
    discard: {
      count: discard.length,
      top: top === undefined ? null : { id: top, sign: signOf(battle, top) },
    },
    pile: Math.max(0, deck - held - discard.length - (inPlay ? 1 : 0)),
    hidden: SIDES.filter((holder) => holder !== side).map((holder) => ({
      side: holder,
      count: hands[holder].length,
    })),
    parked:
      side === null ? [] : parkedOf(state, side).map((card) => ({ ...card, sign: signOf(battle, card.id) })),
    parkedHidden: SIDES.filter((holder) => holder !== side)
      .map((holder) => ({ side: holder, count: parkedOf(state, holder).length }))
      .filter(({ count }) => count > 0),
  };
}

/** The parked cards of a side, place by place. */
const parkedOf = ({ cards }: State, side: Side) =>
  Object.entries(cards?.parked?.[side] ?? {}).flatMap(([place, parked]) =>
    parked.map((id) => ({ place, id })),
  );

const signOf = (battle: UserBattle, id: string): string => cardType(battle, id)?.sign ?? '';

/** The card that the other side played last; spectators see the card before the one in play. */
function lastOfOther(battle: UserBattle, side: Side | null): TableContext['last'] {
  const other = enemyOf(side ?? battle.state.turn.side);
  const card = lastOf(battle.state, other);
  // While it is in play, it is shown as the card in play.
  if (!card || (battle.state.turn.card && battle.state.turn.side === other)) return null;
  return { side: other, card: openCard(battle, card) };
}

const lastOf = ({ cards }: State, side: Side): PlayedCard | null => cards?.last[side] ?? null;

/** The opposite section for left or right; null for both or neither. */
function otherSide(sections: readonly string[]): OpenCard['swappedTo'] {
  if (sections.includes('left') === sections.includes('right')) return null;
  return sections.includes('left') ? 'right' : 'left';
}

function openCard(battle: UserBattle, played: PlayedCard | CardInPlay): OpenCard {
  const { card, as, mirrored } = played;
  const allowance = 'allowance' in played ? played.allowance : null;
  const sign = cardType(battle, card)?.sign ?? '';
  const swappedTo = mirrored ? otherSide(cardType(battle, as)?.sections ?? []) : null;
  return { id: card, sign, as: as === card ? null : as, swappedTo, allowance };
}

/** A card raised from the hand, and its use at that moment. */
export type Lifted = Pick<HandCard, 'key' | 'use'>;

/**
 * The effect of pressing a card: the first press raises it, the second plays it, or lowers it if it can't be used. A
 * card that was raised before it became usable is not played yet: the user was only looking at it.
 */
export function pressOn(lifted: Lifted | null, { key, use }: Lifted): 'lift' | 'play' | 'drop' {
  if (lifted?.key !== key) return 'lift';
  if (use === 'none') return 'drop';
  return lifted.use === use ? 'play' : 'lift';
}
