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
  readonly why: Refusal;
}

/**
 * What a piece can be ordered to do now, and why it can't do the rest; in the order of the ruleset's list. What nobody
 * of its kind ever does is left out.
 */
export function whatItCanDo(
  rules: Ruleset,
  state: State,
  piece: Unit | Leader,
): { readonly can: readonly Possibility[]; readonly cannot: readonly Impossibility[] } {
  const legal = rules.ordersOf(state, piece.id);
  const ofSide = new Set(rules.orders(state).flatMap(({ type, unit }) => (unit === undefined ? [type] : [])));
  const can = rules.orderTypes.flatMap((type): readonly Possibility[] => {
    const orders = legal.filter((order) => order.type === type);
    const targets = orders.flatMap((order) => targetOf(rules, state, order));
    return orders.length > 0 ? [{ type, ways: orders.length, targets }] : [];
  });
  const never = rules.pieces[piece.type]?.never ?? [];
  const idle = rules.orderTypes.filter(
    (type) => !never.includes(type) && !ofSide.has(type) && !can.some((each) => each.type === type),
  );
  return { can, cannot: whyNot(rules, state, piece, idle, can.length === 0) };
}

/**
 * The kinds of orders that a piece can't be given, by reason. Reasons that hold whoever is ordered tell nothing
 * of the piece, and are left out unless nothing else is to be told.
 */
function whyNot(
  rules: Ruleset,
  state: State,
  piece: Unit | Leader,
  types: readonly string[],
  isIdle: boolean,
): readonly Impossibility[] {
  const { side } = piece;
  const groups = new Map<string, Impossibility & { readonly ofPiece: boolean }>();
  for (const type of types) {
    const why = reasonOf(rules, state, piece, type);
    if (why === undefined) continue;
    const ofPiece = rules.refusal(state, { type, side })?.reason !== why.reason;
    const key = `${ofPiece} ${why.reason}`;
    groups.set(key, { types: [...(groups.get(key)?.types ?? []), type], why, ofPiece });
  }
  const all = [...groups.values()];
  const own = all.filter(({ ofPiece }) => ofPiece);
  const told = isIdle && own.length === 0 ? all.slice(0, 1) : own;
  return told.map(({ why, types: refused }) => ({ types: refused, why }));
}

function targetOf(rules: Ruleset, state: State, order: Order): Possibility['targets'] {
  const target = order.target === undefined ? undefined : pieceOf(state, order.target);
  return target ? [{ name: target.name, dice: rules.preview(state, order)?.dice ?? 0 }] : [];
}

/** Why a kind of order is refused: asked of the nearest enemy and the next space, where it needs one. */
function reasonOf(rules: Ruleset, state: State, piece: Unit | Leader, type: string): Refusal | undefined {
  const { id: unit, side, at } = piece;
  // In reserve it stands nowhere, and has neither enemies nor spaces near it.
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
