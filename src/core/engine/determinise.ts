import { type Position, wordNumber, wordOf } from '../position';
import { HIDDEN_CARD, SIDES, type Side, withParked } from '../state';
import type { Play } from './play';
import type { Stream } from './seeded-random';

const HIDDEN = wordNumber(HIDDEN_CARD);

/** The cards that the hidden ones of a position may be: those of the deck that are not seen anywhere. */
export function hiddenCards<Kind>({ definition }: Play<Kind>, position: Position<Kind>): readonly string[] {
  return unseenIn(position, definition.shown.deck ?? []);
}

/**
 * Replaces every hidden card of a position by one that it may be. `shown`: cards that are among those of hidden hands.
 */
export function dealHidden<Kind>(
  position: Position<Kind>,
  cards: readonly string[],
  stream: Stream,
  shown: readonly string[] = [],
): void {
  const unseen = [...cards];
  const first = shown.filter((card) => taken(unseen, card));
  for (const hand of position.hands) {
    for (let index = 0; index < hand.length; index += 1) {
      if (hand.at(index) !== HIDDEN) continue;
      hand.replace(index, wordNumber(first.shift() ?? oneOf(unseen, stream)));
    }
  }
  for (const side of SIDES) turnUp(position, side, unseen, stream);
}

/** Replaces the hidden cards that a side has parked. */
function turnUp<Kind>(position: Position<Kind>, side: Side, unseen: string[], stream: Stream): void {
  for (const [place, lying] of Object.entries(position.parked[side])) {
    if (!lying.includes(HIDDEN_CARD)) continue;
    const known = lying.map((card) => (card === HIDDEN_CARD ? oneOf(unseen, stream) : card));
    position.setParked(withParked(position.parked, side, place, known));
  }
}

/** A copy of a position with every hidden card replaced by one that it may be: any that is not seen elsewhere. */
export function determinised<Kind>(
  play: Play<Kind>,
  position: Position<Kind>,
  stream: Stream,
): Position<Kind> {
  const other = position.copy();
  dealHidden(other, hiddenCards(play, other), stream);
  other.settle();
  return other;
}

/** Takes a card out of others; false if it is not among them. */
function taken(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** Takes one of the cards at random. */
function oneOf(unseen: string[], stream: Stream): string {
  const [card] = unseen.splice(stream.below(unseen.length), 1);
  if (card === undefined) throw new RangeError('more cards are hidden than there are');
  return card;
}

/** The cards of a deck that may still be hidden: not seen in a hand, parked, discarded or in play. */
function unseenIn<Kind>({ hands, discard, laid, parked }: Position<Kind>, deck: readonly string[]): string[] {
  const unseen = [...deck];
  const lying = SIDES.flatMap((side) => Object.values(parked[side]).flat());
  const seen = [...[...hands, discard].flatMap((zone) => zone.list().map(wordOf)), ...lying];
  for (const card of laid ? [...seen, laid.card] : seen) {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}
