import type { Order, PieceId, Preview, Ruleset, SpaceId, State } from '../../../core';
import { pieceOf } from '../../../core';

/** An attack that is legal now, with the dice that it would roll first. */
interface Attack {
  readonly order: Order;
  readonly preview: Preview;
}

/** Everything that one piece can be ordered to do, sorted by how a board shows it. */
interface PieceOrders {
  readonly piece: PieceId;
  readonly at: SpaceId;
  /** Orders that name a space and no target, by their kind. */
  readonly moves: ReadonlyMap<string, ReadonlyMap<SpaceId, Order>>;
  /** By the space in which the target stands; several orders may aim at the same space. */
  readonly attacks: ReadonlyMap<SpaceId, readonly Attack[]>;
  /** Orders that need neither space nor target. */
  readonly actions: readonly Order[];
}

const NO_DICE: Preview = { dice: 0, modifiers: [] };

/** What a piece can be ordered to do now, be it on the board or in reserve. */
export function ordersOfPiece(rules: Ruleset, state: State, piece: PieceId): PieceOrders {
  const moves = new Map<string, Map<SpaceId, Order>>();
  const attacks = new Map<SpaceId, Attack[]>();
  const actions: Order[] = [];
  for (const order of rules.ordersOf(state, piece)) {
    const target = order.target === undefined ? undefined : pieceOf(state, order.target);
    if (target) {
      const attack = { order, preview: rules.preview(state, order) ?? NO_DICE };
      attacks.set(target.at, [...(attacks.get(target.at) ?? []), attack]);
    } else if (order.to === undefined) actions.push(order);
    else {
      const bySpace = moves.get(order.type) ?? new Map<SpaceId, Order>();
      moves.set(order.type, bySpace.set(order.to, order));
    }
  }
  return { piece, at: pieceOf(state, piece)?.at ?? '', moves, attacks, actions };
}

const actingByState = new WeakMap<State, ReadonlySet<PieceId>>();

/**
 * The pieces that invite to be ordered: those that can go somewhere or attack, or where nobody can, all that can be
 * given an order.
 */
export function actingPieces(rules: Ruleset, state: State): ReadonlySet<PieceId> {
  const known = actingByState.get(state);
  if (known) return known;
  const orders = rules.orders(state).filter(({ to, target }) => to !== undefined || target !== undefined);
  const found = new Set(orders.flatMap(({ unit }) => unit ?? []));
  const acting = found.size > 0 ? found : readyPieces(rules, state);
  actingByState.set(state, acting);
  return acting;
}

const readyByState = new WeakMap<State, ReadonlySet<PieceId>>();

/** The pieces that can be given an order now. */
export function readyPieces(rules: Ruleset, state: State): ReadonlySet<PieceId> {
  const known = readyByState.get(state);
  if (known) return known;
  const ready = new Set(rules.orders(state).flatMap(({ unit }) => unit ?? []));
  readyByState.set(state, ready);
  return ready;
}
