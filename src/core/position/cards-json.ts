import { NO_SPACE } from '../board';
import { type CardInPlay, type PieceId, type Place, parkedIn, SIDES, type State, withParked } from '../state';
import type { Zone } from './number-list';
import { sideName, sideNumber } from './piece';
import { byId } from './pieces';
import type { Position } from './position';
import { wordNumber, wordOf } from './word-numbers';

/** Copies command cards into a position. */
export function readCards<Kind>(position: Position<Kind>, cards: State['cards']): void {
  for (const side of SIDES) {
    const number = sideNumber(side);
    for (const card of cards?.hands[side] ?? []) position.hands[number].add(wordNumber(card));
    position.setLastCard(number, cards?.last[side] ?? null);
  }
  for (const card of cards?.discard ?? []) position.discard.add(wordNumber(card));
  for (const side of SIDES) {
    for (const [place, lying] of Object.entries(cards?.parked?.[side] ?? {})) {
      position.setParked(withParked(position.parked, side, place, lying));
    }
  }
  position.setHasCards(cards !== null);
}

const wordsIn = (zone: Zone): readonly string[] => zone.list().map(wordOf);

/** The command cards as JSON. */
export function cardsJson<Kind>(position: Position<Kind>): State['cards'] {
  if (!position.hasCards) return null;
  return {
    hands: { south: wordsIn(position.hands[0]), north: wordsIn(position.hands[1]) },
    discard: wordsIn(position.discard),
    ...parkedIn(position.parked),
    last: { south: position.lastCard(0), north: position.lastCard(1) },
  };
}

/** The card in play as JSON. */
export function cardJson<Kind>(position: Position<Kind>): CardInPlay | null {
  const { laid, ordered, board } = position;
  if (!laid) return null;
  const places: Record<PieceId, Place> = {};
  for (const piece of byId(position.pieces.slice(0, position.count))) {
    if (piece.stoodAt === NO_SPACE) continue;
    places[piece.id] = { at: board.name(piece.stoodAt), side: sideName(piece.side), type: piece.info.type };
  }
  return { ...laid, places, ordered: ordered.list().map((slot) => position.pieces[slot]?.id ?? '') };
}
