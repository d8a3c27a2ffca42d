import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isStep, MARKERS } from './phases';
import type { OrderKind, Position } from './play';
import { passPhase } from './turn';

/** R003-19: the player ends the phase. */
export const END_TURN: OrderKind = {
  type: 'end-turn',
  fields: [],
  givers: ['side'],
  endsTurn: true,
  list(position, orders) {
    if (!phaseFault(position)) orders.add();
  },
  refusal: phaseFault,
  carryOut: (c) => passPhase(c),
};

function phaseFault(position: Position): Refusal | undefined {
  return isStep(position, MARKERS) ? undefined : because('steps-to-come', 'R003-21');
}
