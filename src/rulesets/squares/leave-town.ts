import { forUnits, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { pointsLeft } from './action-points';
import { inTown } from './arms';
import { marked } from './events';
import { HALTED, LEFT_TOWN } from './marks';
import { stayFault } from './move';
import type { OrderKind, Piece, Position } from './play';
import { LINE } from './unit-types';
import { COMMAND, mayAct, ofActiveUnit } from './who-acts';

/** R004-20, A004-51: a unit leaves the town, and stays in its square. */
export const LEAVE_TOWN: OrderKind = {
  type: 'leave-town',
  fields: ['unit'],
  givers: ['piece'],
  isFor: (type) => forUnits(type) && type.arm !== 'cavalry',
  steps: [COMMAND],
  list(position, orders, piece) {
    if (piece.isLeader || !mayAct(position, piece)) return;
    if (!stayFault(piece) && !leaveFault(position, piece)) orders.add();
  },
  refusal: (position, order) =>
    ofActiveUnit(position, order, (unit) => stayFault(unit) ?? leaveFault(position, unit)),
  carryOut(c, { piece }) {
    if (!piece) return undefined;
    c.formed(piece, LINE);
    marked(c, piece, LEFT_TOWN);
    return undefined;
  },
};

/** A004-51: leaving a town costs as much as entering it. */
function leaveFault(position: Position, unit: Piece): Refusal | undefined {
  if (!inTown(unit)) return because('not-in-town', 'R004-20');
  if (unit.has(HALTED)) return because('actions-ended', 'R004-47');
  return pointsLeft(position, unit) >= 1 ? undefined : because('too-few-actions', 'A004-51');
}
