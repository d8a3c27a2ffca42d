import { forUnits, type Refusal } from '../../core';
import { marked } from './events';
import { stayFault } from './move';
import type { OrderKind, Piece, Position } from './play';
import { COMMAND, mayAct, ofActiveUnit } from './who-acts';

/** An order by which a unit on foot enters or leaves the town of its square, and stays in the square. */
export const townOrder = (
  type: string,
  formation: string,
  mark: number,
  townFault: (position: Position, unit: Piece) => Refusal | undefined,
): OrderKind => ({
  type,
  fields: ['unit'],
  givers: ['piece'],
  isFor: (pieceType) => forUnits(pieceType) && pieceType.arm !== 'cavalry',
  steps: [COMMAND],
  list(position, orders, piece) {
    if (piece.isLeader || !mayAct(position, piece)) return;
    if (!stayFault(piece) && !townFault(position, piece)) orders.add();
  },
  refusal: (position, order) =>
    ofActiveUnit(position, order, (unit) => stayFault(unit) ?? townFault(position, unit)),
  carryOut(c, { piece }) {
    if (!piece) return undefined;
    c.formed(piece, formation);
    marked(c, piece, mark);
    return undefined;
  },
});
