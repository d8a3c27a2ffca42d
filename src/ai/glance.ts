import { type Ordered, OrderList } from '../core';
import { anyOfTheBest } from './chance';
import type { Playouts } from './playouts';

/** An order that gains less than this is not worth giving if the turn may end instead. */
export const LEAST_GAIN = 0.02;

/**
 * The order that gains most at a glance, or any of those that gain the same. No order is tried: an attack is judged by
 * its mean, a move by the two spaces, a card by the units that it lets act.
 */
export function atAGlance<Kind>({ play, root, quick, stream }: Playouts<Kind>): Ordered<Kind> {
  const { judgement, orders } = play.definition;
  const list = new OrderList();
  play.listAll(root, list);
  const kinds = Array.from({ length: list.length }, (_, index) => orders.kinds[list.kind(index)]);
  const isOpening = (type = ''): boolean => judgement.openings.includes(type);
  // A turn does not end while anything can still be opened.
  const end = kinds.some((kind) => isOpening(kind?.type)) ? Number.NEGATIVE_INFINITY : LEAST_GAIN;
  const gainOf = (index: number): number => {
    const kind = kinds[index];
    if (judgement.lastResorts.includes(kind?.type ?? '')) return Number.NEGATIVE_INFINITY;
    if (kind?.endsTurn) return end;
    if (list.slot(index) >= 0 && !isOpening(kind?.type)) return quick.gainAt(root, list, index);
    return quick.promiseOf(root, play.orderedAt(root, list, index), stream);
  };
  quick.survey(root);
  if (list.length === 0) throw new RangeError('a dead end: no order is legal');
  const gains = kinds.map((_, index) => gainOf(index));
  return play.orderedAt(root, list, anyOfTheBest(gains, stream));
}
