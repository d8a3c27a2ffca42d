import { HIDDEN_CARD, type Procedure, SIDE_NUMBERS, type SideNumber, wordNumber } from '../../../core';
import type { Battle, Course } from '../battle';
import { variantOf } from '../variant';
import { cardsDrawn, deckReshuffled } from './card-events';

const HIDDEN = wordNumber(HIDDEN_CARD);

/** The draw pile: what is neither in a hand nor discarded nor in play. Throws a RangeError where hands are not known. */
function drawPile(battle: Battle): readonly string[] {
  if (!battle.hasCards) return [];
  const { hands, discard, laid } = battle;
  if (hands.some((hand) => hand.has(HIDDEN))) throw new RangeError('the hands are not known here');
  const elsewhere: number[] = [];
  const count = (card: number) => {
    elsewhere[card] = (elsewhere[card] ?? 0) + 1;
  };
  for (const zone of [...hands, discard]) {
    for (let index = 0; index < zone.length; index += 1) count(zone.at(index));
  }
  if (laid) count(wordNumber(laid.card));
  const { deck } = variantOf(battle);
  const numbers = numbersOf(deck);
  const pile: string[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] as number;
    const out = elsewhere[number] ?? 0;
    if (out > 0) elsewhere[number] = out - 1;
    else pile.push(deck[at] as string);
  }
  return pile;
}

const decks = new WeakMap<readonly string[], readonly number[]>();

/** The cards of a deck as numbers of words, looked up once. */
function numbersOf(deck: readonly string[]): readonly number[] {
  const numbers = decks.get(deck) ?? deck.map(wordNumber);
  decks.set(deck, numbers);
  return numbers;
}

/** Draws cards into a hand; when the pile is empty the discarded cards are the new pile. */
function* drawCards(c: Course, side: SideNumber, count: number): Procedure {
  for (let left = count; left > 0; left -= 1) {
    let pile = drawPile(c.position);
    if (pile.length === 0) {
      if (c.position.discard.length === 0) return;
      deckReshuffled(c);
      pile = drawPile(c.position);
    }
    cardsDrawn(c, side, yield* c.draw('draw', side, 1, pile));
  }
}

/** R000-02, R000-15, R000-169: both sides get as many cards as their command ratings count. */
export function* dealHands(c: Course): Procedure {
  for (const side of SIDE_NUMBERS) yield* drawCards(c, side, c.position.rating(side));
}

/** R000-13, R000-17: one card is drawn, unless the hand is not below the command rating. */
export function* replenish(c: Course, side: SideNumber): Procedure {
  const { position } = c;
  if (position.hasCards && position.hands[side].length < position.rating(side)) yield* drawCards(c, side, 1);
}
