import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { battle } from './battle';
import { noted } from './events';
import { isStep, MOVEMENT, notNow } from './phases';
import type { OrderKind, Position } from './play';

/** R003-23: the player ends the move of the current division. */
export const END_DIVISION: OrderKind = {
  type: 'end-division',
  fields: [],
  givers: ['side'],
  endsTurn: true,
  isUntold: true,
  list(position, orders) {
    if (!endFault(position)) orders.add();
  },
  refusal: endFault,
  carryOut(c) {
    const division = battle(c.position, 'division');
    if (division !== null) noted(c, { division: null, moved: [...battle(c.position, 'moved'), division] });
    return undefined;
  },
};

function endFault(position: Position): Refusal | undefined {
  if (!isStep(position, MOVEMENT)) return notNow();
  return battle(position, 'division') === null ? because('no-division-moves', 'R003-23') : undefined;
}
