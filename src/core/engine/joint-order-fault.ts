import type { Refusal } from './display-types';
import type { Ordered } from './order-kind';
import type { Order } from './query';

/** The reason why these units can't be ordered together: one of them is not there, or is named twice. */
export function togetherFault<Kind>({ piece, units }: Ordered<Kind>, order: Order): Refusal | undefined {
  if (!order.units) return undefined;
  if (units.length < order.units.length) return { reason: 'no-such-piece', rule: 'match' };
  const isTwice = new Set(units).size < units.length || units.some((unit) => unit === piece);
  return isTwice ? { reason: 'named-twice', rule: 'match' } : undefined;
}
