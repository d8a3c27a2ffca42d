import type { Order, PieceId, Ruleset, State } from '../../../core';

/** An order as it is listed, or one that is to be put together: for now of the piece by itself. */
type Folded = { readonly order: Order } | { readonly compose: Order };

/** An order of the piece by itself, with nobody joining it. */
function byItself(order: Order): Order {
  const { units, ...alone } = order;
  return alone;
}

const partners = ({ units = [] }: Order): readonly PieceId[] => units;

/** What orders have in common that differ only in who joins them. */
const commonPart = (order: Order): string => JSON.stringify(byItself(order));

/** Orders with those that differ only in who joins them made one, where they are more than so many, in the place of the first. */
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

/** Everybody who can join an order, as the orders that are listed name them. */
export function joinersOf(rules: Ruleset, state: State, order: Order): readonly PieceId[] {
  const part = commonPart(order);
  const same = rules.ordersOf(state, order.unit ?? '').filter((each) => commonPart(each) === part);
  return [...new Set(same.flatMap(partners))];
}

/** An order that somebody joins or, if he has joined it, leaves; whoever joins is named in the order of the list. */
export function toggled(order: Order, joiner: PieceId, joiners: readonly PieceId[]): Order {
  const joined = partners(order);
  const units = joiners.filter((id) => joined.includes(id) !== (id === joiner));
  return units.length > 0 ? { ...byItself(order), units } : byItself(order);
}
