import {
  type CardLaid,
  HIDDEN_CARD,
  NO_SPACE,
  type SideNumber,
  sideName,
  wordNumber,
  type Zone,
} from '../../../core';
import type { Battle, Course } from '../battle';
import { playedOf } from './card-as-another';

/** Adds cards to a hand. */
export function cardsDrawn(c: Course, side: SideNumber, cards: readonly string[]): void {
  for (const card of cards) c.position.hands[side].add(wordNumber(card));
  if (c.events) c.tell({ type: 'cards-drawn', side: sideName(side), cards });
}

/** Plays a card from a hand. */
export function cardPlayed(c: Course, side: SideNumber, laid: CardLaid, activations: number): void {
  takeOne(c.position.hands[side], laid.card);
  cardLaid(c, side, laid, activations);
}

/** Puts a card in play for a side, and records the space of every piece. */
export function cardLaid(c: Course, side: SideNumber, laid: CardLaid, activations: number): void {
  const { position } = c;
  position.setLastCard(side, playedOf(laid));
  position.setLaid(laid);
  position.ordered.clear();
  rememberPlaces(position);
  position.setActivations(activations);
  if (!c.events) return;
  const inPlay = { ...laid, places: placesOf(position), ordered: [] };
  c.tell({ type: 'card-played', side: sideName(side), inPlay, activations });
}

function rememberPlaces(position: Battle): void {
  for (let slot = 0; slot < position.count; slot += 1) {
    const piece = position.pieces[slot];
    if (piece) position.setStoodAt(piece, piece.isOnBoard ? piece.at : NO_SPACE);
  }
}

const placesOf = ({ pieces, count, board }: Battle) =>
  Object.fromEntries(
    pieces
      .slice(0, count)
      .filter(({ isOnBoard }) => isOnBoard)
      .map(({ id, at, side, info }) => [id, { at: board.name(at), side: sideName(side), type: info.type }]),
  );

/** Discards a card: the one in play, or one of the hand that is played as a reaction. */
export function cardDiscarded(c: Course, side: SideNumber, card: string): void {
  const { position } = c;
  position.discard.add(wordNumber(card));
  if (position.laid?.card === card && position.side === side) position.takeCardAway();
  else takeOne(position.hands[side], card);
  if (c.events) c.tell({ type: 'card-discarded', side: sideName(side), card });
}

/** Makes the discarded cards the deck again. */
export function deckReshuffled(c: Course): void {
  c.position.discard.clear();
  if (c.events) c.tell({ type: 'deck-reshuffled' });
}

const HIDDEN = wordNumber(HIDDEN_CARD);

/** Removes a card of a kind from a hand; from an unknown hand, removes a hidden card. */
function takeOne(hand: Zone, card: string): void {
  const known = hand.indexOf(wordNumber(card));
  const index = known >= 0 ? known : hand.indexOf(HIDDEN);
  if (index < 0) throw new RangeError(`no card "${card}" in hand`);
  hand.removeAt(index);
}
