import { NO_SPACE, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isRouted } from './condition';
import { openDivision } from './divisions';
import { hasWay, wayAlong, waysOf, wayTo } from './find-path';
import { march } from './march';
import { FORCE_MARCHED } from './marks';
import { mayMove, ofMover } from './may-move';
import { noWayTo } from './path-fault';
import type { Way } from './path-search';
import { MOVEMENT } from './phases';
import type { Ordered, OrderKind, Piece, Position } from './play';

/** R003-49 to R003-59: a unit or a general moves, by the cheapest path unless the order gives one. */
export const MOVE: OrderKind = {
  type: 'move',
  fields: ['unit', 'to', 'via', 'facing'],
  givers: ['piece'],
  isManoeuvre: true,
  steps: [MOVEMENT],
  list(position, orders, piece) {
    if (!mayMove(position, piece) || forcedFault(piece)) return;
    orders.addSpaces(waysOf(position, piece).ends);
  },
  isPossible: (position, piece) => mayMove(position, piece) && !forcedFault(piece) && hasWay(position, piece),
  refusal: (position, order) =>
    ofMover(position, order, (piece) => forcedFault(piece) ?? wayFault(position, piece, order, false)),
  carryOut(c, order) {
    const { piece } = order;
    const way = piece && wayOf(c.position, piece, order, false);
    if (!way) return undefined;
    openDivision(c, piece);
    return march(c, piece, way);
  },
};

/** R003-60: a unit that has begun a forced march can't begin another. */
const forcedFault = (piece: Piece): Refusal | undefined =>
  piece.has(FORCE_MARCHED) ? because('has-force-marched', 'R003-60') : undefined;

/** The reason an order gives no possible path. */
export function wayFault(
  position: Position,
  piece: Piece,
  order: Ordered,
  forced: boolean,
): Refusal | undefined {
  const { to, via } = order;
  if (to === NO_SPACE) return because('off-the-board', 'R003-49');
  if (to === piece.at && !via) return because('no-way', 'R003-49', position.board.name(to));
  return wayOf(position, piece, order, forced) ? undefined : noWayTo(position, piece, order, forced);
}

/** The path of an order; undefined if it is not possible. */
export function wayOf(
  position: Position,
  piece: Piece,
  { to, via, facing }: Ordered,
  forced: boolean,
): Way | undefined {
  if (via) return wayAlong(position, piece, [...via, to], facing, forced);
  return wayTo(position, piece, to, isRouted(piece) ? undefined : facing, forced);
}
