import { type Position, type SideNumber, sideName, wordNumber, wordOf, type Zone } from '../position';
import { type CardPlace, HIDDEN_CARD, withParked } from '../state';
import type { Context } from './context';

/**
 * Moves a card of a side from one place to another: parked face down, taken back to the hand, or discarded. If the
 * cards are not known here, a hidden card is moved. Throws a RangeError if the card is not there.
 */
export function cardMoved<Kind>(
  c: Context<Kind>,
  side: SideNumber,
  card: string,
  from: CardPlace,
  to: CardPlace,
): void {
  const { position } = c;
  take(position, side, card, from);
  put(position, side, card, to);
  if (c.events) c.tell({ type: 'card-moved', side: sideName(side), card, outOf: from, place: to });
}

/** The cards that a side has parked in one place. */
export const parkedAt = <Kind>(
  position: Position<Kind>,
  side: SideNumber,
  place: string,
): readonly string[] => position.parked[sideName(side)][place] ?? [];

const pileOf = <Kind>({ hands, discard }: Position<Kind>, side: SideNumber, place: CardPlace): Zone | null =>
  place === 'hand' ? hands[side] : place === 'discard' ? discard : null;

function take<Kind>(position: Position<Kind>, side: SideNumber, card: string, from: CardPlace): void {
  const pile = pileOf(position, side, from);
  const lying = pile ? pile.list().map(wordOf) : parkedAt(position, side, from);
  const known = lying.indexOf(card);
  const index = known >= 0 ? known : lying.indexOf(HIDDEN_CARD);
  if (index < 0) throw new RangeError(`no card "${card}" in ${from}`);
  if (pile) pile.removeAt(index);
  else park(position, side, from, lying.toSpliced(index, 1));
}

function put<Kind>(position: Position<Kind>, side: SideNumber, card: string, to: CardPlace): void {
  const pile = pileOf(position, side, to);
  if (pile) pile.add(wordNumber(card));
  else park(position, side, to, [...parkedAt(position, side, to), card]);
}

const park = <Kind>(position: Position<Kind>, side: SideNumber, place: string, cards: readonly string[]) =>
  position.setParked(withParked(position.parked, sideName(side), place, cards));
