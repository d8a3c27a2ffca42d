import { type Facing, frontsOf } from '../../../core';
import { because } from '../../square-grid/refusal';
import { isInfantry } from '../arms';
import { marked } from '../events';
import { BROKE_THROUGH } from '../marks';
import { BREAKTHROUGH } from '../phases';
import type { OrderKind, Piece, Position } from '../play';
import { ofWinner, winnerFault } from './winner-fault';

/** T003-18: up to 90 degrees, in steps of 45 degrees. */
const MOST_TURNS = 2;

/** T003-18: infantry that has won holds the square and turns. */
export const BREAK_TURN: OrderKind = {
  type: 'break-turn',
  fields: ['unit', 'facing'],
  givers: ['piece'],
  steps: [BREAKTHROUGH],
  list(position, orders, piece) {
    if (piece.isLeader || !isInfantry(piece) || winnerFault(piece)) return;
    const { facings } = frontsOf(position.board);
    for (const facing of facings) if (!turnFault(position, piece, facing)) orders.addWord(facing);
  },
  refusal: (position, order) =>
    ofWinner(position, order, isInfantry, (unit) => turnFault(position, unit, order.facing)),
  carryOut(c, { piece, facing }) {
    if (!piece || !facing) return undefined;
    marked(c, piece, BROKE_THROUGH);
    c.turned(piece, facing);
    return undefined;
  },
};

function turnFault({ board }: Position, unit: Piece, facing: Facing | undefined) {
  if (!facing || !unit.facing) return because('no-such-facing', 'T003-18');
  if (facing === unit.facing) return because('same-facing', 'T003-18');
  return frontsOf(board).turns(unit.facing, facing) > MOST_TURNS
    ? because('turns-too-far', 'T003-18')
    : undefined;
}
