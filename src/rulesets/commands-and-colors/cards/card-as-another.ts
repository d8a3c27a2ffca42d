import type { CardLaid, PlayedCard } from '../../../core';

// There are few, and each is the same object every time it is played, so that a position finds it quickly.
const laid = new Map<string, CardLaid>();
const played = new WeakMap<CardLaid, PlayedCard>();

/** A card played to give another card's orders; `mirrored` swaps left and right. */
export function laidAs(card: string, as: string, mirrored: boolean): CardLaid {
  const key = `${card} ${as} ${mirrored}`;
  const known = laid.get(key);
  if (known) return known;
  const made = { card, as, mirrored, allowance: null };
  laid.set(key, made);
  return made;
}

/** The record of a card that has been played. */
export function playedOf(card: CardLaid): PlayedCard {
  const known = played.get(card);
  if (known) return known;
  const made = { card: card.card, as: card.as, mirrored: card.mirrored };
  played.set(card, made);
  return made;
}
