import { type Position, wordNumber, wordOf } from '../position';
import { HIDDEN_CARD, SIDES, withParked } from '../state';
import type { Play } from './play';
import type { Stream } from './seeded-random';

const HIDDEN = wordNumber(HIDDEN_CARD);

/** A copy of a position with every hidden card replaced by one that it may be: any that is not seen elsewhere. */
export function determinised<Kind>(
  { definition }: Play<Kind>,
  position: Position<Kind>,
  stream: Stream,
): Position<Kind> {
  const other = position.copy();
  const unseen = unseenIn(other, definition.deck ?? []);
  for (const hand of other.hands) {
    for (let index = 0; index < hand.length; index += 1) {
      if (hand.at(index) !== HIDDEN) continue;
      hand.replace(index, wordNumber(oneOf(unseen, stream)));
    }
  }
  for (const side of SIDES) {
    for (const [place, cards] of Object.entries(other.parked[side])) {
      const known = cards.map((card) => (card === HIDDEN_CARD ? oneOf(unseen, stream) : card));
      other.setParked(withParked(other.parked, side, place, known));
    }
  }
  other.settle();
  return other;
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
