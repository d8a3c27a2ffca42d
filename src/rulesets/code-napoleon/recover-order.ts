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

/** The marks of actions that count as motion; the core adds its own when a unit moves. */
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

/**
 * A003-47: true if a unit has not moved, turned, changed formation or fought in a melee this phase; it may have fired.
 */
export const isMotionless = (unit: Piece): boolean => !MOTIONS.some((each) => unit.has(each));

/** R003-133, R003-156: units that were motionless all phase return to good order. */
export function recoverOrder(c: Context): void {
  for (const unit of c.position.force(c.position.side).units) {
    const isLoose = isDisordered(unit) || isDisorganised(unit);
    if (isLoose && isMotionless(unit)) unitNoted(c, unit, { order: 'good' });
  }
}
