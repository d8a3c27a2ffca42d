import type { Procedure } from '../../core';
import { because } from '../square-grid/refusal';
import { dropLapsed, standingAssaults } from './pending-attacks';
import type { Context, OrderKind, Position } from './play';
import { passTurn } from './turn';
import { ASSAULTS, isAssaulting, isRollingOff } from './who-acts';

/** R004-25: the player ends the turn; assaults are resolved, or the other side begins. */
export const END_TURN: OrderKind = {
  type: 'end-turn',
  fields: [],
  givers: ['side'],
  endsTurn: true,
  list(position, orders) {
    if (!position.preparation && !isRollingOff(position) && !isBusy(position)) orders.add();
  },
  refusal: (position) => (isBusy(position) ? because('assaults-to-resolve', 'R004-25') : undefined),
  carryOut: endTurn,
};

/** True if assaults must be resolved first. */
const isBusy = (position: Position): boolean =>
  isAssaulting(position) && standingAssaults(position).length > 0;

function* endTurn(c: Context): Procedure {
  // A GM may have removed a unit of the last assault, so that none is left to resolve.
  dropLapsed(c);
  if (standingAssaults(c.position).length > 0) c.stepBegan(ASSAULTS);
  else yield* passTurn(c);
}
