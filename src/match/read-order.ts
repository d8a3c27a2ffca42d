import {
  FACINGS,
  type Faults,
  fields,
  items,
  noOthers,
  type Order,
  oneOf,
  type Ruleset,
  SIDES,
  text,
} from '../core';
import { strangeWords, wordRefusal } from './order-words';

const WORDS = ['type', 'side', 'unit', 'units', 'target', 'to', 'via', 'facing', 'card', 'terrain'];

/** No way of any piece is longer. */
const LONGEST_WAY = 40;

/** No more than these act together. */
const MOST_UNITS = 40;

/** Reads an order from outside: nothing but the words of one, none too long. Which of them its kind has, `wordRefusal` says. */
export function readOrder(data: unknown, place: string, faults: Faults): Order {
  const order = fields(data, place, faults);
  noOthers(order, WORDS, place, faults);
  const word = (key: string) => text(order[key], `${place}.${key}`, faults);
  const { facing, units, via } = order;
  return {
    type: word('type'),
    side: oneOf(order.side, `${place}.side`, faults, SIDES),
    ...(order.unit !== undefined && { unit: word('unit') }),
    ...(units !== undefined && {
      units: items(units, `${place}.units`, faults, MOST_UNITS).map((id) =>
        text(id, `${place}.units`, faults),
      ),
    }),
    ...(order.target !== undefined && { target: word('target') }),
    ...(order.card !== undefined && { card: word('card') }),
    ...(order.terrain !== undefined && { terrain: word('terrain') }),
    ...(facing !== undefined && { facing: oneOf(facing, `${place}.facing`, faults, FACINGS) }),
    ...(order.to !== undefined && { to: word('to') }),
    ...(via !== undefined && {
      via: items(via, `${place}.via`, faults, LONGEST_WAY).map((space) =>
        text(space, `${place}.via`, faults),
      ),
    }),
  };
}

/**
 * Reads an order that has been kept. Words that its kind does not have are left out: orders were once kept with
 * them, and they never meant anything.
 */
export function readKeptOrder(rules: Ruleset, data: unknown, place: string, faults: Faults): Order {
  const given = fields(data, place, faults);
  const strange = strangeWords(rules, given).filter((word) => WORDS.includes(word));
  const own = Object.entries(given).filter(([word]) => !strange.includes(word));
  const order = readOrder(Object.fromEntries(own), place, faults);
  const refusal = wordRefusal(rules, order);
  if (refusal) faults.add(place, `an order "${order.type}" can't be so: ${refusal.reason}`);
  return order;
}
