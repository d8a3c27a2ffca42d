import type { Procedure } from '../../core';
import { because } from '../square-grid/refusal';
import type { Context, OrderKind } from './play';
import { beginTurn, winnerOfRollOff } from './turn';
import { isRollingOff } from './who-acts';

/** A004-61: both commanders roll for the first turn if the rules option says so; this precedes everything else. */
export const ROLL_OFF: OrderKind = {
  type: 'roll-off',
  fields: [],
  givers: ['side'],
  list(position, orders) {
    if (isRollingOff(position)) orders.add();
  },
  refusal: (position) => (isRollingOff(position) ? undefined : because('no-such-order', 'A004-61')),
  carryOut: rollOff,
};

function* rollOff(c: Context): Procedure {
  beginTurn(c, yield* winnerOfRollOff(c), 1);
}
