import type { CardLaid, PlayedCard } from '../../../core';

// There are few, and each is the same thing whenever it is laid down, so that a position finds it again at once.
const laid = new Map<string, CardLaid>();
const played = new WeakMap<CardLaid, PlayedCard>();

/** A card that is laid down to order what another one says, `mirrored` with left and right swapped. */
export function laidAs(card: string, as: string, mirrored: boolean): CardLaid {
  const key = `${card} ${as} ${mirrored}`;
  const known = laid.get(key);
  if (known) return known;
  const made = { card, as, mirrored, allowance: null };
  laid.set(key, made);
  return made;
}

/** What is remembered of a card once it has been played. */
export function playedOf(card: CardLaid): PlayedCard {
  const known = played.get(card);
  if (known) return known;
  const made = { card: card.card, as: card.as, mirrored: card.mirrored };
  played.set(card, made);
  return made;
}
