import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { pointsLeft } from './action-points';
import { inTown, isArtillery, isCavalry } from './arms';
import { HALTED, OCCUPIED } from './marks';
import type { Piece, Position } from './play';
import { hasGarrison, townHasRoom } from './stacking';
import { groundAt } from './terrain-types';
import { townOrder } from './town-order';
import { GARRISON } from './unit-types';

/** R004-18, R004-48: a unit enters the town of its square. */
export const OCCUPY = townOrder('occupy', GARRISON, OCCUPIED, occupyFault);

/** R004-18, R004-19, R004-48: the reason a unit can't enter the town of its square. */
function occupyFault(position: Position, unit: Piece): Refusal | undefined {
  const { at } = unit;
  if (isCavalry(unit)) return because('cavalry-never-in-town', 'R004-19');
  if (!groundAt(position, at).isTown) return because('no-town', 'R004-48');
  if (inTown(unit)) return because('in-town-already', 'R004-48');
  if (!townHasRoom(position, unit, at)) return because('town-is-full', 'R004-18');
  if (isArtillery(unit) && !hasGarrison(position, unit)) return because('only-in-support', 'R004-48');
  if (unit.has(HALTED)) return because('actions-ended', 'R004-47');
  return pointsLeft(position, unit) >= 1 ? undefined : because('too-few-actions', 'R004-48');
}
