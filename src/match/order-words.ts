import type { Order, Refusal, Ruleset } from '../core';
import { because } from './because';

/** Why the words of an order make no sense to the rules, whatever the position: the first that is found. */
export function wordRefusal(rules: Ruleset, order: Order): Refusal | undefined {
  const { orderWords, grid, cards, terrain } = rules;
  if (!Object.hasOwn(orderWords, order.type)) return because('no-such-order');
  const strange = strangeWords(rules, { ...order })[0];
  if (strange !== undefined) return { ...because('no-such-word'), about: { word: strange } };
  if (wayOf(order).some((space) => !grid.has(space))) return because('off-the-board');
  if (order.card !== undefined && !Object.hasOwn(cards, order.card)) return because('no-such-card');
  if (order.terrain !== undefined && !Object.hasOwn(terrain, order.terrain))
    return because('no-such-terrain');
  const { facing } = order;
  return facing === undefined || rules.facings.includes(facing) ? undefined : because('no-such-facing');
}

const wayOf = ({ via = [], to }: Order) => (to === undefined ? via : [...via, to]);

/** Words of an order that orders of its kind do not have; none of a kind that is not known. */
export function strangeWords(
  { orderWords }: Pick<Ruleset, 'orderWords'>,
  { type, side: _, ...words }: Readonly<Record<string, unknown>>,
): readonly string[] {
  const own = typeof type === 'string' && Object.hasOwn(orderWords, type) ? orderWords[type] : undefined;
  const known: readonly string[] | undefined = own;
  if (!known) return [];
  return Object.keys(words).filter((word) => words[word] !== undefined && !known.includes(word));
}
