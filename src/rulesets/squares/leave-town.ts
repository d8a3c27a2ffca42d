import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { pointsLeft } from './action-points';
import { inTown } from './arms';
import { HALTED, LEFT_TOWN } from './marks';
import type { Piece, Position } from './play';
import { townOrder } from './town-order';
import { LINE } from './unit-types';

/** R004-20, A004-51: a unit leaves the town, and stays in its square. */
export const LEAVE_TOWN = townOrder('leave-town', LINE, LEFT_TOWN, leaveFault);

/** A004-51: leaving a town costs as much as entering it. */
function leaveFault(position: Position, unit: Piece): Refusal | undefined {
  if (!inTown(unit)) return because('not-in-town', 'R004-20');
  if (unit.has(HALTED)) return because('actions-ended', 'R004-47');
  return pointsLeft(position, unit) >= 1 ? undefined : because('too-few-actions', 'A004-51');
}
