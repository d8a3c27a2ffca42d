import {
  byName,
  type CardInPlay,
  type Cards,
  flag,
  HIDDEN_CARD,
  listOf,
  mapping,
  oneOf,
  optional,
  orNull,
  type ParkedCards,
  type Place,
  type PlayedCard,
  type Reader,
  type Ruleset,
  SIDES,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';

/** The fields of a card that was played. */
const FACE = { card: text, as: text, mirrored: flag };

/** Reads the card in play of a side, as in events. */
export const readCardInPlay = mapping<CardInPlay>({
  ...FACE,
  places: byName(mapping<Place>({ at: text, side: wordFrom(SIDES), type: text })),
  ordered: listOf(text),
  allowance: orNull(byName(wholeFrom(0))),
});

/** Reads the command cards of both sides: only cards of the game, or their backs. */
export function readCards(rules: Ruleset): Reader<Cards> {
  const cards = Object.keys(rules.cards);
  const known = wordFrom([...cards, HIDDEN_CARD]);
  const hand = listOf(known);
  const last = orNull(mapping<PlayedCard>({ ...FACE, card: wordFrom(cards), as: wordFrom(cards) }));
  const parked = byName((data, place, faults, name): readonly string[] => {
    const spot = oneOf(name, place, faults, Object.keys(rules.parking));
    return listOf(known, rules.parking[spot] ?? 0)(data, place, faults);
  });
  return mapping<Cards>({
    hands: mapping({ south: hand, north: hand }),
    discard: hand,
    last: mapping({ south: last, north: last }),
    parked: optional(mapping<Record<'south' | 'north', ParkedCards>>({ south: parked, north: parked })),
  });
}
