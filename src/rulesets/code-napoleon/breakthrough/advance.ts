import { frontsOf, NO_SPACE, type Procedure, type Refusal } from '../../../core';
import { because } from '../../square-grid/refusal';
import { isInfantry } from '../arms';
import { marked } from '../events';
import { BROKE_THROUGH } from '../marks';
import { entryFault } from '../movement';
import { BREAKTHROUGH } from '../phases';
import type { Context, OrderKind, Piece, Position } from '../play';
import { roomFault } from '../stacking';
import { BREAKTHROUGH_CHART } from '../tables/charges';
import { enter } from './contact';
import { ofWinner, winnerFault } from './winner-fault';

/** T003-18: straight ahead or oblique. */
const ARC = 45;

/** T003-18: infantry that has won advances; routed enemies in its path surrender. */
export const BREAK_ADVANCE: OrderKind = {
  type: 'break-advance',
  fields: ['unit', 'to'],
  givers: ['piece'],
  steps: [BREAKTHROUGH],
  list(position, orders, piece) {
    if (piece.isLeader || !isInfantry(piece) || winnerFault(piece)) return;
    for (const space of position.board.around[piece.at] as Int16Array) {
      if (!advanceFault(position, piece, space)) orders.addSpace(space);
    }
  },
  refusal: (position, order) =>
    ofWinner(position, order, isInfantry, (unit) => advanceFault(position, unit, order.to)),
  carryOut: (c, { piece, to }) => (piece ? advance(c, piece, to) : undefined),
};

function advanceFault(position: Position, unit: Piece, to: number): Refusal | undefined {
  const { board } = position;
  if (to === NO_SPACE) return because('off-the-board', 'T003-18');
  const space = board.name(to);
  if (
    board.distance(unit.at, to) !== 1 ||
    BREAKTHROUGH_CHART.number(position, 'infantry-advance', 'number') < 1
  )
    return because('one-square-only', 'T003-18', space);
  if (unit.facing && frontsOf(board).bearing(unit.at, unit.facing, to) > ARC)
    return because('not-ahead-of-it', 'T003-18', space);
  return entryFault(position, unit, unit.at, to) ?? roomFault(position, unit, to);
}

function* advance(c: Context, unit: Piece, to: number): Procedure {
  marked(c, unit, BROKE_THROUGH);
  yield* enter(c, unit, to);
}
