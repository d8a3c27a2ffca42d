import type { Order, PieceId, Ruleset, State } from '../../../core';

/** An order as listed, or one to prepare: at first the piece acts alone. */
type Folded = { readonly order: Order } | { readonly compose: Order };

/** The same order for the piece alone, with no other unit joining it. */
function byItself(order: Order): Order {
  const { units, ...alone } = order;
  return alone;
}

const partners = ({ units = [] }: Order): readonly PieceId[] => units;

/** The part that orders share if they differ only in the units that join them. */
const commonPart = (order: Order): string => JSON.stringify(byItself(order));

/**
 * The orders, with more than `mostApart` that differ only in the units that join them merged into one, in the place of
 * the first.
 */
export function folded(orders: readonly Order[], mostApart: number): readonly Folded[] {
  const groups = new Map<string, readonly Order[]>();
  for (const order of orders.filter((each) => partners(each).length > 0)) {
    const part = commonPart(order);
    groups.set(part, [...(groups.get(part) ?? []), order]);
  }
  return orders.flatMap((order): readonly Folded[] => {
    const group = groups.get(commonPart(order)) ?? [];
    if (group.length <= mostApart || partners(order).length === 0) return [{ order }];
    return order === group[0] ? [{ compose: byItself(order) }] : [];
  });
}

/** All units that can join an order, as named by the listed orders. */
export function joinersOf(rules: Ruleset, state: State, order: Order): readonly PieceId[] {
  const part = commonPart(order);
  const same = rules.ordersOf(state, order.unit ?? '').filter((each) => commonPart(each) === part);
  return [...new Set(same.flatMap(partners))];
}

/** An order after a unit joins it or, if it already has, leaves it; the units are named in the order of the list. */
export function toggled(order: Order, joiner: PieceId, joiners: readonly PieceId[]): Order {
  const joined = partners(order);
  const units = joiners.filter((id) => joined.includes(id) !== (id === joiner));
  return units.length > 0 ? { ...byItself(order), units } : byItself(order);
}
