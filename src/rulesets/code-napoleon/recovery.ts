import { mark } from '../../core';
import { isDisordered, isDisorganised } from './condition';
import { unitNoted } from './events';
import {
  BROKE_THROUGH,
  CHARGED,
  FORCE_MARCHED,
  FOUGHT,
  MARCHED,
  RESHAPED,
  SIDESTEPPED,
  TURNED,
} from './marks';
import type { Context, Piece } from './play';

/** What is no standing still: the core marks whoever walks by itself. */
const MOTIONS = [
  mark('moved'),
  MARCHED,
  SIDESTEPPED,
  FORCE_MARCHED,
  TURNED,
  RESHAPED,
  CHARGED,
  FOUGHT,
  BROKE_THROUGH,
];

/** A003-47: whether a unit has spent its whole phase without moving, turning, changing formation or melee; it may have fired. */
export const isMotionless = (unit: Piece): boolean => !MOTIONS.some((each) => unit.has(each));

/** R003-133, R003-156: whoever has stood still all through the phase is in good order again. */
export function recoverOrder(c: Context): void {
  for (const unit of c.position.force(c.position.side).units) {
    const isLoose = isDisordered(unit) || isDisorganised(unit);
    if (isLoose && isMotionless(unit)) unitNoted(c, unit, { order: 'good' });
  }
}
