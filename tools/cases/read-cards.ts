import {
  type Faults,
  fields,
  items,
  noOthers,
  oneOf,
  type Ruleset,
  SIDES,
  type Side,
  whole,
} from '../../src/core';
import type { Expectation } from './case';

const readCard = (rules: Ruleset, data: unknown, place: string, faults: Faults): string =>
  oneOf(data, place, faults, Object.keys(rules.cards));

const readList = (rules: Ruleset, data: unknown, place: string, faults: Faults): readonly string[] =>
  items(data, place, faults).map((card) => readCard(rules, card, place, faults));

/** Reads the sides' hands at the start of a case; a side not listed has no cards. */
export function readHands(
  rules: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<Side, readonly string[]>> {
  const given = fields(data, place, faults);
  noOthers(given, SIDES, place, faults);
  return {
    south: readList(rules, given.south, `${place}.south`, faults),
    north: readList(rules, given.north, `${place}.north`, faults),
  };
}

/** Reads the expected cards at the end: lists of cards, or their number. */
export function readCardsThen(
  rules: Ruleset,
  { hand, card, discard }: Readonly<Record<'hand' | 'card' | 'discard', unknown>>,
  place: string,
  faults: Faults,
): Pick<Expectation, 'hand' | 'card' | 'discard'> {
  const cards = (data: unknown, where: string) =>
    typeof data === 'number' ? whole(data, where, faults, 0) : readList(rules, data, where, faults);
  const hands: Partial<Record<Side, readonly string[] | number>> = {};
  if (hand !== undefined) {
    const given = fields(hand, `${place}.hand`, faults);
    noOthers(given, SIDES, `${place}.hand`, faults);
    for (const side of SIDES) {
      if (given[side] !== undefined) hands[side] = cards(given[side], `${place}.hand.${side}`);
    }
  }
  return {
    ...(hand !== undefined && { hand: hands }),
    ...(card !== undefined && {
      card: card === null ? null : readCard(rules, card, `${place}.card`, faults),
    }),
    ...(discard !== undefined && { discard: cards(discard, `${place}.discard`) }),
  };
}
