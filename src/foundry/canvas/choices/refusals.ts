import {
  type Order,
  type PieceId,
  pieceOf,
  type Refusal,
  reserveOf,
  type SpaceId,
  type State,
  start,
} from '../../../core';
import { lookAhead, telling, whyIdle } from '../../../match';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { oncePerPosition } from './by-position';
import { type Choice, choicesOf, mayCommand, type Player, type Tool, terrainInHand } from './choices';
import { readyPieces } from './pieces';
import { piecesAt } from './pieces-at';

type Rules = UserBattle['rules'];

/** The reason why one kind of order is not legal; without the kind if the reason is the same for several. */
export interface Refused extends Refusal {
  readonly type?: string;
}

const refusedOnes = (rules: Rules, state: State, orders: readonly Order[]): readonly Refused[] =>
  orders.flatMap((order) => {
    const refusal = rules.refusal(state, order);
    return refusal ? [{ ...refusal, type: order.type }] : [];
  });

/** Merges the refusals with the same reason. */
function distinct(all: readonly Refused[]): readonly Refused[] {
  const refusals = telling(all);
  return [...new Set(refusals.map(({ reason }) => reason))].flatMap((reason) => {
    const [first, ...others] = refusals.filter((refusal) => refusal.reason === reason);
    if (!first || others.length === 0) return first ?? [];
    const { type: _, ...shared } = first;
    return shared;
  });
}

/**
 * Every kind of attack of a piece on a target, legal or not, except those that other units join, since they name these.
 */
const attacksOn = (rules: Rules, state: State, attack: Omit<Order, 'type'>): readonly Order[] =>
  rules.orderTypes
    .filter((type) => !rules.orderKind(type)?.fields.includes('units'))
    .map((type) => ({ type, ...attack }))
    .filter((order) => rules.preview(state, order));

/**
 * The reasons why a piece can't act on a space: with an enemy there, the refusal of each kind of attack; otherwise why
 * it can't move there. Kinds of orders are recognised by their effect: an attack has dice to show, a move is any other
 * order of this state with a space. A piece or terrain that is not on the board yet may be selected too.
 */
export function refusalsAt(battle: UserBattle, id: PieceId, space: SpaceId): readonly Refused[] {
  const { rules, state } = battle;
  const piece = pieceOf(state, id);
  if (!piece) return refusalsOfPlacing(battle, id, space);
  const [target] = piecesAt(state, space).filter(({ side }) => side !== piece.side);
  const { side } = piece;
  if (target) {
    const attacks = attacksOn(rules, state, { side, unit: id, target: target.id });
    const refused = refusedOnes(rules, state, attacks);
    // If no attack is possible now, the unit there may be blocking a move.
    if (refused.length === 0 || refused.some(({ isAside }) => !isAside)) return distinct(refused);
  }
  const types = new Set(
    rules
      .orders(state)
      .flatMap(({ type, to, unit }) => (to === undefined || !pieceOf(state, unit ?? '') ? [] : type)),
  );
  return distinct(
    refusedOnes(
      rules,
      state,
      [...types].map((type) => ({ type, side, unit: id, to: space })),
    ),
  );
}

/**
 * The reasons why terrain or a piece in reserve can't be placed in a space, for each kind of order that places it
 * elsewhere.
 */
function refusalsOfPlacing({ rules, state }: UserBattle, inHand: string, space: SpaceId): readonly Refused[] {
  const terrain = terrainInHand(inHand);
  if (terrain === undefined && !reserveOf(state, inHand)) return [];
  const orders = rules
    .orders(state)
    .filter((order) => (terrain === undefined ? order.unit === inHand : order.terrain === terrain));
  const byType = new Map(orders.map((order) => [order.type, { ...order, to: space }]));
  return distinct(refusedOnes(rules, state, [...byType.values()]));
}

/** The reason why a piece of the user can't do anything now. */
export function whyOwnIdle(battle: UserBattle, id: PieceId): Refusal | undefined {
  const { rules, state } = battle;
  const piece = pieceOf(state, id);
  return piece && mayCommand(battle, piece.side) ? whyIdle(rules, state, id) : undefined;
}

/**
 * The kinds of orders that a move rules out for the piece, though it could give them now, such as firing after a long
 * march. Empty if it can still attack something, as in melee. If pieces share their spaces, the orders that each has
 * left are shown instead.
 */
export function closedBy(
  { rules, state }: Pick<UserBattle, 'rules' | 'state'>,
  move: Order,
): readonly Refused[] {
  const { unit, side, to } = move;
  const enemy = Object.values(state.units).find((other) => other.side !== side);
  if (isStacked(rules) || unit === undefined || to === undefined || !enemy) return [];
  // The look-ahead stops at dice and questions.
  const after = lookAhead(() => start(rules, state, move))?.state;
  if (!after || !pieceOf(after, unit)) return [];
  if (rules.ordersOf(after, unit).some(({ target }) => target !== undefined)) return [];
  const attacks = attacksOn(rules, state, { side, unit, target: enemy.id });
  // Without a target, a refusal names the piece's own obstacles before the missing target.
  const hindrance = (then: State, type: string) => rules.refusal(then, { type, side, unit });
  const closed = attacks.flatMap(({ type }) => {
    const refusal = hindrance(after, type);
    return refusal && refusal.reason !== hindrance(state, type)?.reason ? [{ ...refusal, type }] : [];
  });
  return distinct(closed);
}

const ruledOut = oncePerPosition<readonly PieceId[]>();

/** The other pieces that could act now, but no longer after an order is given. */
const ruledOutBy = (rules: Rules, state: State, order: Order): readonly PieceId[] =>
  ruledOut(state, JSON.stringify(order), () => {
    // The look-ahead stops at dice and questions: the order as far as it can go without them.
    const after = lookAhead(() => start(rules, state, order))?.state;
    if (!after) return [];
    const isLast = after.turn.activations === 0 && state.turn.activations > 0;
    return [...readyPieces(rules, state)].filter((id) => {
      const piece = pieceOf(state, id);
      // After the last order, it is obvious that no other piece can be ordered.
      if (!piece || id === order.unit || (isLast && piece.marks.length === 0)) return false;
      // A piece that moves along with the ordered one has not been left out.
      return pieceOf(after, id)?.at === piece.at && rules.ordersOf(after, id).length === 0;
    });
  });

/** The pieces that could no longer act after the order that a click on the focused space would give. */
export function ruledOutAt(
  { rules, state, ...battle }: UserBattle,
  player: Player,
  tool: Tool,
  focused: SpaceId | null,
): readonly PieceId[] {
  if (battle.question || tool.selected === null || focused === null) return [];
  const choices = choicesOf({ rules, state, ...battle }, player, tool);
  const out = ordersAt(choices, focused).flatMap((order) =>
    // A unit that joins the order does act.
    ruledOutBy(rules, state, order).filter((id) => !order.units?.includes(id)),
  );
  return [...new Set(out)];
}

const ordersAt = (choices: readonly Choice[], focused: SpaceId): readonly Order[] =>
  choices.flatMap(({ request, space }) => (space === focused && 'order' in request ? [request.order] : []));
