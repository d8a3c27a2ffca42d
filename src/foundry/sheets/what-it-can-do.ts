import { enemyOf, type Leader, type Order, pieceOf, type Ruleset, type State, type Unit } from '../../core';

/** One kind of order that a piece can be given now. */
export interface Possibility {
  readonly type: string;
  /** In how many ways: spaces to go to, for instance. */
  readonly ways: number;
  /** Targets with the dice that would be rolled; empty for orders without a target. */
  readonly targets: readonly { readonly name: string; readonly dice: number }[];
}

/** Kinds of orders that are refused for the same reason. */
export interface Impossibility {
  readonly types: readonly string[];
  readonly reason: string;
}

/** What a piece can be ordered to do now, and why it can't do the rest; in the order of the ruleset's list. */
export function whatItCanDo(
  rules: Ruleset,
  state: State,
  piece: Unit | Leader,
): { readonly can: readonly Possibility[]; readonly cannot: readonly Impossibility[] } {
  const legal = rules.ordersOf(state, piece.id);
  const ofSide = new Set(rules.orders(state).flatMap(({ type, unit }) => (unit === undefined ? [type] : [])));
  const can: Possibility[] = [];
  const cannot = new Map<string, string[]>();
  for (const type of rules.orderTypes) {
    const orders = legal.filter((order) => order.type === type);
    const reason = orders.length > 0 || ofSide.has(type) ? undefined : reasonOf(rules, state, piece, type);
    if (orders.length > 0) {
      const targets = orders.flatMap((order) => targetOf(rules, state, order));
      can.push({ type, ways: orders.length, targets });
    } else if (reason !== undefined) cannot.set(reason, [...(cannot.get(reason) ?? []), type]);
  }
  return { can, cannot: [...cannot].map(([reason, types]) => ({ reason, types })) };
}

function targetOf(rules: Ruleset, state: State, order: Order): Possibility['targets'] {
  const target = order.target === undefined ? undefined : pieceOf(state, order.target);
  return target ? [{ name: target.name, dice: rules.preview(state, order)?.dice ?? 0 }] : [];
}

/** Why a kind of order is refused: asked of the nearest enemy and the next space, where it needs one. */
function reasonOf(rules: Ruleset, state: State, piece: Unit | Leader, type: string): string | undefined {
  const { id: unit, side, at } = piece;
  const [target] = Object.values(state.units)
    .filter((other) => other.side === enemyOf(side))
    .sort((a, b) => rules.grid.distance(at, a.at) - rules.grid.distance(at, b.at));
  const [to] = rules.grid.neighbours(at);
  const order = { type, side, unit, ...(to !== undefined && { to }), ...(target && { target: target.id }) };
  return rules.refusal(state, order)?.reason;
}
