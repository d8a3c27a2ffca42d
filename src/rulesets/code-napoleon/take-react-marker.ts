import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isCavalry, isSkirmishing } from './arms';
import { isInCommand } from './command';
import { hasReactMarker, isOutOfOrder } from './condition';
import { unitNoted } from './events';
import { CHARGED, FOUGHT } from './marks';
import { MARKERS, ofUnitInStep } from './phases';
import type { OrderKind, Piece, Position } from './play';

/** T003-19, R003-37: formed cavalry in command and in good order takes a react marker. */
export const READY: OrderKind = {
  type: 'ready',
  fields: ['unit'],
  givers: ['piece'],
  steps: [MARKERS],
  list(position, orders, piece) {
    if (!piece.isLeader && !readyFault(position, piece)) orders.add();
  },
  refusal: (position, order) => ofUnitInStep(position, MARKERS, order, (unit) => readyFault(position, unit)),
  carryOut(c, { piece }) {
    if (piece) unitNoted(c, piece, { reacts: true });
    return undefined;
  },
};

function readyFault(position: Position, unit: Piece): Refusal | undefined {
  if (!isCavalry(unit) || isSkirmishing(unit)) return because('only-formed-cavalry', 'T003-19');
  if (hasReactMarker(unit)) return because('has-marker', 'T003-19');
  if (isOutOfOrder(unit)) return because('out-of-order', 'T003-19');
  if (unit.has(CHARGED) || unit.has(FOUGHT)) return because('has-charged', 'T003-19');
  return isInCommand(position, unit) ? undefined : because('out-of-command', 'R003-37');
}
