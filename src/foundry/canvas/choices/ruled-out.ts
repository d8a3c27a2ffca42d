import type { Order, PieceId, SpaceId, State } from '../../../core';
import { pieceOf, start } from '../../../core';
import { lookAhead } from '../../../match';
import type { UserBattle } from '../../battle/battle-port';
import { type Choice, choicesOf } from './choices';
import { readyPieces } from './offers';
import type { Player } from './player';
import type { Tool } from './tool';

type Rules = UserBattle['rules'];

const byState = new WeakMap<State, Map<string, readonly PieceId[]>>();

/** The pieces that could act now, but no more once an order is given; he who is ordered is none of them. */
function ruledOutBy(rules: Rules, state: State, order: Order): readonly PieceId[] {
  const orders = byState.get(state) ?? new Map<string, readonly PieceId[]>();
  byState.set(state, orders);
  const key = JSON.stringify(order);
  const known = orders.get(key);
  if (known) return known;
  // What chance or an answer brings is not foreseen: the order as far as it goes by itself.
  const after = lookAhead(() => start(rules, state, order))?.state;
  if (!after) return [];
  const isLast = after.turn.activations === 0 && state.turn.activations > 0;
  const out = [...readyPieces(rules, state)].filter((id) => {
    const piece = pieceOf(state, id);
    // That nobody else is left to order after the last one is no surprise.
    if (!piece || id === order.unit || (isLast && piece.marks.length === 0)) return false;
    // Who goes along with the one that is ordered has not been left out.
    return pieceOf(after, id)?.at === piece.at && rules.ordersOf(after, id).length === 0;
  });
  orders.set(key, out);
  return out;
}

/** The pieces that could act no more after what a click on the space looked at would order. */
export function ruledOutAt(
  { rules, state, ...battle }: UserBattle,
  player: Player,
  tool: Tool,
  looked: SpaceId | null,
): readonly PieceId[] {
  if (battle.question || tool.selected === null || looked === null) return [];
  const choices = choicesOf({ rules, state, ...battle }, player, tool);
  return [...new Set(ordersAt(choices, looked).flatMap((order) => ruledOutBy(rules, state, order)))];
}

const ordersAt = (choices: readonly Choice[], looked: SpaceId): readonly Order[] =>
  choices.flatMap(({ request, space }) => (space === looked && 'order' in request ? [request.order] : []));
