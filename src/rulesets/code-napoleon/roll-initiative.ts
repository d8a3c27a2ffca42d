import type { Procedure } from '../../core';
import { because } from '../square-grid/refusal';
import { INITIATIVE, isStep } from './phases';
import type { Context, OrderKind } from './play';
import { beginTurn, firstOfTurn } from './turn';

/** R003-16 to R003-18: both sides roll for initiative, and the winner chooses; this precedes everything else. */
export const ROLL_INITIATIVE: OrderKind = {
  type: 'roll-initiative',
  fields: [],
  givers: ['side'],
  list(position, orders) {
    if (isStep(position, INITIATIVE)) orders.add();
  },
  refusal: (position) =>
    isStep(position, INITIATIVE) ? undefined : because('initiative-is-settled', 'R003-16'),
  carryOut: rollFirst,
};

function* rollFirst(c: Context): Procedure {
  beginTurn(c, yield* firstOfTurn(c, 1), 1);
}
