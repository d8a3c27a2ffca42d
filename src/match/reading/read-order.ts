import {
  exactly,
  FACINGS,
  fields,
  listOf,
  type Order,
  optional,
  type Reader,
  type Refusal,
  type Ruleset,
  type Shape,
  SIDES,
  text,
  wordFrom,
} from '../../core';
import { because } from '../save';

/** The most spaces in a path. */
const LONGEST_PATH = 40;

/** The most units that act together. */
const MOST_UNITS = 40;

const SHAPE: Shape<Order> = {
  type: text,
  side: wordFrom(SIDES),
  unit: optional(text),
  units: optional(listOf(text, MOST_UNITS)),
  target: optional(text),
  to: optional(text),
  via: optional(listOf(text, LONGEST_PATH)),
  facing: optional(wordFrom(FACINGS)),
  card: optional(text),
  terrain: optional(text),
};

/**
 * Reads an order from outside, with known fields only and with limits on their length. `fieldRefusal` checks the fields
 * against its kind.
 */
export const readOrder = exactly(SHAPE);

/**
 * Reads a saved order. Fields that its kind does not have are dropped: orders were once saved with them, and they never
 * meant anything.
 */
export const readKeptOrder =
  (rules: Ruleset): Reader<Order> =>
  (data, place, faults) => {
    const given = fields(data, place, faults);
    const strange = strangeFields(rules, given).filter((word) => Object.hasOwn(SHAPE, word));
    const own = Object.entries(given).filter(([word]) => !strange.includes(word));
    const order = readOrder(Object.fromEntries(own), place, faults);
    const refusal = fieldRefusal(rules, order);
    if (refusal) faults.add(place, `the order "${order.type}" is not valid: ${refusal.reason}`);
    return order;
  };

/** The first fault in the fields of an order that makes it invalid in any position. */
export function fieldRefusal(rules: Ruleset, order: Order): Refusal | undefined {
  const { grid, cards, terrain } = rules;
  if (!rules.orderKind(order.type)) return because('no-such-order');
  const strange = strangeFields(rules, { ...order })[0];
  if (strange !== undefined) return { ...because('no-such-word'), about: { word: strange } };
  if (pathOf(order).some((space) => !grid.has(space))) return because('off-the-board');
  if (order.card !== undefined && !Object.hasOwn(cards, order.card)) return because('no-such-card');
  if (order.terrain !== undefined && !Object.hasOwn(terrain, order.terrain))
    return because('no-such-terrain');
  const { facing } = order;
  return facing === undefined || rules.facings.includes(facing) ? undefined : because('no-such-facing');
}

const pathOf = ({ via = [], to }: Order) => (to === undefined ? via : [...via, to]);

/** Fields of an order that its kind does not have; none if the kind is unknown. */
function strangeFields(
  rules: Pick<Ruleset, 'orderKind'>,
  { type, side: _, ...others }: Readonly<Record<string, unknown>>,
): readonly string[] {
  const known: readonly string[] | undefined =
    typeof type === 'string' ? rules.orderKind(type)?.fields : undefined;
  if (!known) return [];
  return Object.keys(others).filter((name) => others[name] !== undefined && !known.includes(name));
}
