import {
  enemyOf,
  isUnit,
  type Leader,
  type Order,
  pieceOf,
  type Refusal,
  type Ruleset,
  type State,
  type Unit,
} from '../../../core';

/** One kind of order that a piece can be given now. */
export interface PossibleOrders {
  readonly type: string;
  /** The number of orders of that kind, for example one for each space to move to. */
  readonly count: number;
  /** Targets with the number of dice; empty for orders without a target. */
  readonly targets: readonly { readonly name: string; readonly dice: number }[];
}

/** Kinds of orders that are refused for the same reason. */
export interface RefusedOrders {
  readonly types: readonly string[];
  readonly refusal: Refusal;
}

/**
 * The orders that a piece can be given now, and the reasons why it can't be given the others, in the order of the
 * ruleset's list. Orders that pieces of its kind can never be given are left out.
 */
export function possibleOrders(
  rules: Ruleset,
  state: State,
  piece: Unit | Leader,
): { readonly can: readonly PossibleOrders[]; readonly cannot: readonly RefusedOrders[] } {
  const legal = rules.ordersOf(state, piece.id);
  const ofSide = new Set(rules.orders(state).flatMap(({ type, unit }) => (unit === undefined ? [type] : [])));
  const can = rules.orderTypes.flatMap((type): readonly PossibleOrders[] => {
    const orders = legal.filter((order) => order.type === type);
    const targets = orders.flatMap((order) => targetOf(rules, state, order));
    return orders.length > 0 ? [{ type, count: orders.length, targets }] : [];
  });
  const chart = rules.pieces[piece.type];
  const isFor = (type: string): boolean => !chart || (rules.orderKind(type)?.isFor?.(chart) ?? true);
  const idle = rules.orderTypes.filter(
    (type) => isFor(type) && !ofSide.has(type) && !can.some((each) => each.type === type),
  );
  return { can, cannot: refusedOrders(rules, state, piece, idle, can.length === 0) };
}

/**
 * The kinds of orders that a piece can't be given, by reason. Reasons that apply to every piece say nothing about this
 * one, and are left out unless there are no others.
 */
function refusedOrders(
  rules: Ruleset,
  state: State,
  piece: Unit | Leader,
  types: readonly string[],
  isIdle: boolean,
): readonly RefusedOrders[] {
  const { side } = piece;
  const groups = new Map<string, RefusedOrders & { readonly ofPiece: boolean }>();
  for (const type of types) {
    const refusal = refusalOf(rules, state, piece, type);
    if (refusal === undefined) continue;
    const ofPiece = rules.refusal(state, { type, side })?.reason !== refusal.reason;
    const key = `${ofPiece} ${refusal.reason}`;
    groups.set(key, { types: [...(groups.get(key)?.types ?? []), type], refusal, ofPiece });
  }
  const all = [...groups.values()];
  const own = all.filter(({ ofPiece }) => ofPiece);
  const shown = isIdle && own.length === 0 ? all.slice(0, 1) : own;
  return shown.map(({ refusal, types: refused }) => ({ types: refused, refusal }));
}

function targetOf(rules: Ruleset, state: State, order: Order): PossibleOrders['targets'] {
  const target = order.target === undefined ? undefined : pieceOf(state, order.target);
  return target ? [{ name: target.name, dice: rules.preview(state, order)?.dice ?? 0 }] : [];
}

/**
 * The reason why a kind of order is refused, tested with the nearest enemy and a neighbouring space if it needs one.
 */
function refusalOf(rules: Ruleset, state: State, piece: Unit | Leader, type: string): Refusal | undefined {
  const { id: unit, side, at } = piece;
  // A piece in reserve is not on the board, so it has neither enemies nor spaces nearby.
  if (!rules.grid.has(at)) return rules.refusal(state, { type, side, unit });
  const [target] = Object.values(state.units)
    .filter((other) => other.side === enemyOf(side))
    .sort((a, b) => rules.grid.distance(at, a.at) - rules.grid.distance(at, b.at));
  const [to] = rules.grid.neighbours(at);
  const facing = rules.facings.find((each) => !isUnit(piece) || each !== piece.facing);
  const order = {
    type,
    side,
    unit,
    ...(to !== undefined && { to }),
    ...(target && { target: target.id }),
    ...(facing && { facing }),
  };
  return rules.refusal(state, order);
}
