import {
  exactly,
  FACINGS,
  fields,
  listOf,
  type Order,
  optional,
  type Reader,
  type Ruleset,
  type Shape,
  SIDES,
  text,
  wordFrom,
} from '../core';
import { strangeWords, wordRefusal } from './order-words';

/** No way of any piece is longer. */
const LONGEST_WAY = 40;

/** No more than these act together. */
const MOST_UNITS = 40;

const SHAPE: Shape<Order> = {
  type: text,
  side: wordFrom(SIDES),
  unit: optional(text),
  units: optional(listOf(text, MOST_UNITS)),
  target: optional(text),
  to: optional(text),
  via: optional(listOf(text, LONGEST_WAY)),
  facing: optional(wordFrom(FACINGS)),
  card: optional(text),
  terrain: optional(text),
};

/** Reads an order from outside: nothing but the words of one, none too long. Which of them its kind has, `wordRefusal` says. */
export const readOrder = exactly(SHAPE);

/**
 * Reads an order that has been kept. Words that its kind does not have are left out: orders were once kept with
 * them, and they never meant anything.
 */
export const readKeptOrder =
  (rules: Ruleset): Reader<Order> =>
  (data, place, faults) => {
    const given = fields(data, place, faults);
    const strange = strangeWords(rules, given).filter((word) => Object.hasOwn(SHAPE, word));
    const own = Object.entries(given).filter(([word]) => !strange.includes(word));
    const order = readOrder(Object.fromEntries(own), place, faults);
    const refusal = wordRefusal(rules, order);
    if (refusal) faults.add(place, `an order "${order.type}" can't be so: ${refusal.reason}`);
    return order;
  };
