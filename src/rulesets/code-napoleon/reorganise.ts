import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isDisorganised } from './condition';
import { openDivision } from './divisions';
import { unitNoted } from './events';
import { costFault, mayAct, ofUnit } from './may-move';
import { spentBy } from './movement';
import { MOVEMENT } from './phases';
import type { OrderKind, Piece, Position } from './play';
import { reorganisePrice } from './reshape-price';

/** R003-156, T003-9: a unit reforms behind an obstacle, for half its move. */
export const REORGANISE: OrderKind = {
  type: 'reorganise',
  fields: ['unit'],
  givers: ['piece'],
  steps: [MOVEMENT],
  list(position, orders, piece) {
    if (mayAct(position, piece) && !reorganiseFault(position, piece)) orders.add();
  },
  refusal: (position, order) => ofUnit(position, order, (unit) => reorganiseFault(position, unit)),
  carryOut(c, { piece }) {
    if (!piece) return undefined;
    openDivision(c, piece);
    unitNoted(c, piece, { order: 'good', spent: spentBy(piece) + reorganisePrice(c.position, piece) });
    return undefined;
  },
};

const reorganiseFault = (position: Position, unit: Piece): Refusal | undefined =>
  isDisorganised(unit)
    ? costFault(position, unit, reorganisePrice(position, unit))
    : because('in-order', 'R003-156');
