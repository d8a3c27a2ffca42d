import { type Facing, frontsOf, NO_SPACE, type Procedure } from '../../../core';
import { because } from '../../square-grid/refusal';
import { isCavalry } from '../arms';
import { displaceFrom } from '../casualties';
import { marked } from '../events';
import { goTo } from '../go-to-square';
import { BROKE_THROUGH } from '../marks';
import { BREAKTHROUGH } from '../phases';
import type { Context, OrderKind, Piece, Position } from '../play';
import { squaresBehind } from '../squares-behind';
import { BREAKTHROUGH_CHART } from '../tables/charges';
import { ofWinner, winnerFault } from './winner-fault';

/** A half turn in steps of 45 degrees. */
const HALF_TURN = 4;

/** T003-18: cavalry that has won rides back and stays in good order. */
export const RALLY_BACK: OrderKind = {
  type: 'rally-back',
  fields: ['unit', 'to'],
  givers: ['piece'],
  steps: [BREAKTHROUGH],
  list(position, orders, piece) {
    if (piece.isLeader || !isCavalry(piece) || winnerFault(piece)) return;
    for (const space of [...squaresToRally(position, piece)].sort((a, b) => a - b)) orders.addSpace(space);
  },
  refusal: (position, order) =>
    ofWinner(position, order, isCavalry, (unit) => {
      if (order.to === NO_SPACE) return because('off-the-board', 'T003-18');
      const isThere = [...squaresToRally(position, unit)].includes(order.to);
      return isThere ? undefined : because('not-behind-it', 'T003-18', position.board.name(order.to));
    }),
  carryOut: (c, { piece, to }) => (piece ? rideBack(c, piece, to) : undefined),
};

function* rideBack(c: Context, unit: Piece, to: number): Procedure {
  marked(c, unit, BROKE_THROUGH);
  goTo(c, unit, to, 'retreated');
  yield* displaceFrom(c, unit);
}

/** The squares that the cavalry may ride back to. */
export function squaresToRally(position: Position, unit: Piece): Iterable<number> {
  const away: Facing = frontsOf(position.board).turned(unit.facing ?? 'n', HALF_TURN);
  const squares = BREAKTHROUGH_CHART.number(position, 'cavalry-rally-back', 'number');
  return squaresBehind(position, unit, away, squares).keys();
}
