import type { Refusal } from '../../../core';
import { because } from '../../square-grid/refusal';
import { isRouted } from '../condition';
import { BROKE_THROUGH, WON } from '../marks';
import { BREAKTHROUGH, ofUnitInStep } from '../phases';
import type { Ordered, Piece, Position } from '../play';

/** The reason a unit may not break through in any way: R003-112 to R003-114. */
export function winnerFault(unit: Piece): Refusal | undefined {
  if (!unit.has(WON) || isRouted(unit)) return because('has-not-won', 'R003-113');
  return unit.has(BROKE_THROUGH) ? because('broke-through-once', 'T003-18') : undefined;
}

/** The reason an order to break through is refused; it also tests that the unit is of the right branch. */
export const ofWinner = (
  position: Position,
  order: Ordered,
  isArm: (unit: Piece) => boolean,
  against: (unit: Piece) => Refusal | undefined,
): Refusal | undefined =>
  ofUnitInStep(position, BREAKTHROUGH, order, (unit) => {
    const fault = winnerFault(unit);
    if (fault) return fault;
    return isArm(unit) ? against(unit) : because('other-arms-do', 'T003-18');
  });
