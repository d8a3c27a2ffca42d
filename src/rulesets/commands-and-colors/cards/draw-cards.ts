import {
  HIDDEN_CARD,
  type Procedure,
  SIDE_NUMBERS,
  type SideNumber,
  sideName,
  wordNumber,
  wordOf,
} from '../../../core';
import type { Battle, Course } from '../battle';
import { cardDiscarded, cardsDrawn, deckReshuffled } from './card-events';

const HIDDEN = wordNumber(HIDDEN_CARD);

/** The cards a side has parked on the table. */
const parkedBy = ({ parked }: Battle, side: SideNumber): readonly string[] =>
  Object.values(parked[sideName(side)]).flat();

// Reused for each pile that is worked out.
let copies = new Int16Array(0);

/** The number of copies of each card, by its word number, that are not in the draw pile. */
function elsewhereIn(battle: Battle): Int16Array {
  const { hands, discard, laid } = battle;
  const { highest } = numbersOf(battle.game.deck);
  if (copies.length <= highest) copies = new Int16Array(highest + 1);
  const elsewhere = copies.fill(0);
  const count = (card: number) => {
    elsewhere[card] = (elsewhere[card] ?? 0) + 1;
  };
  for (const zone of [...hands, discard]) {
    for (let index = 0; index < zone.length; index += 1) count(zone.at(index));
  }
  for (const side of SIDE_NUMBERS) for (const card of parkedBy(battle, side)) count(wordNumber(card));
  if (laid) count(wordNumber(laid.card));
  return elsewhere;
}

/**
 * The draw pile: the cards neither in a hand nor parked, discarded or in play. Throws a RangeError if hands are
 * unknown.
 */
function drawPile(battle: Battle): readonly string[] {
  if (!battle.hasCards) return [];
  const elsewhere = elsewhereIn(battle);
  if ((elsewhere[HIDDEN] ?? 0) > 0) throw new RangeError('the hands are not known here');
  const { deck } = battle.game;
  const { numbers } = numbersOf(deck);
  const pile: string[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] as number;
    const out = elsewhere[number] ?? 0;
    if (out > 0) elsewhere[number] = out - 1;
    else pile.push(deck[at] as string);
  }
  return pile;
}

interface DeckNumbers {
  readonly numbers: readonly number[];
  /** The highest of them, and of the hidden card. */
  readonly highest: number;
}

const decks = new WeakMap<readonly string[], DeckNumbers>();

/** The cards of a deck as word numbers, cached. */
function numbersOf(deck: readonly string[]): DeckNumbers {
  const known = decks.get(deck);
  if (known) return known;
  const numbers = deck.map(wordNumber);
  const made = { numbers, highest: Math.max(HIDDEN, ...numbers) };
  decks.set(deck, made);
  return made;
}

/** Draws cards into a hand; when the draw pile is empty, the discard pile replaces it. */
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

/** R000-02, R000-15, R000-169: deals each side as many cards as its command rating. */
export function* dealHands(c: Course): Procedure {
  for (const side of SIDE_NUMBERS) yield* drawCards(c, side, c.position.rating(side));
}

/** The number of cards of a side: in hand and parked. */
const cardsOf = (battle: Battle, side: SideNumber): number =>
  battle.hands[side].length + parkedBy(battle, side).length;

const isShort = (battle: Battle, side: SideNumber): boolean =>
  battle.hasCards && cardsOf(battle, side) < battle.rating(side);

/** R000-13, R000-17: draws one card if the hand is smaller than the command rating. */
export function* replenish(c: Course, side: SideNumber): Procedure {
  if (isShort(c.position, side)) yield* drawCards(c, side, 1);
}

/** Draws two cards instead of one; the player keeps one and discards the other. */
export function* drawOneOfTwo(c: Course, side: SideNumber): Procedure {
  const { position } = c;
  if (!isShort(position, side)) return;
  const before = position.hands[side].length;
  yield* drawCards(c, side, 2);
  const drawn = position.hands[side].list().slice(before).map(wordOf);
  const options = [...new Set(drawn)];
  const [first] = [...position.force(side).units, ...position.force(side).leaders];
  if (drawn.length < 2 || !first) return;
  const kept = yield* c.ask({
    reason: 'keep-card',
    side,
    unit: first,
    of: 'choice',
    options,
    // The enemy must not learn the two cards.
    secret: options,
  });
  cardDiscarded(c, side, drawn[drawn[0] === kept ? 1 : 0] ?? kept);
}
