import { type Procedure, type Refusal, Sum } from '../../core';
import { because } from '../square-grid/refusal';
import { bonusOf } from './command';
import { isRouted } from './condition';
import { marked, unitNoted } from './events';
import { loseHits } from './losses';
import { RALLIED } from './marks';
import { ofUnitInStep, RECOVERY } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';
import { isMotionless } from './recover-order';
import { offNumber, passes } from './unit-die';

/** R003-134: the lowest roll that rallies a unit. */
const NEEDED = 6;

/** R003-134 to R003-136: a routed unit that has not moved tries to rally, once; a failure costs it a hit. */
export const RALLY: OrderKind = {
  type: 'rally',
  fields: ['unit'],
  givers: ['piece'],
  steps: [RECOVERY],
  list(_position, orders, piece) {
    if (!piece.isLeader && !rallyFault(piece)) orders.add();
  },
  refusal: (position, order) => ofUnitInStep(position, RECOVERY, order, rallyFault),
  preview: (position, { piece }) =>
    piece
      ? {
          dice: 1,
          modifiers: [
            { value: NEEDED, reason: 'needed', rule: 'R003-134' },
            ...generalBonus(position, piece, true, 'R003-136').modifiers.map(offNumber),
          ],
        }
      : undefined,
  carryOut: (c, { piece }) => (piece ? rally(c, piece) : undefined),
};

function rallyFault(unit: Piece): Refusal | undefined {
  if (!isRouted(unit)) return because('not-routed', 'R003-134');
  if (unit.has(RALLIED)) return because('has-tried', 'R003-134');
  return isMotionless(unit) ? undefined : because('has-moved', 'R003-134');
}

/** R003-136, R003-141, A003-10: the bonus of the general, even if it is below zero. */
export function generalBonus(position: Position, unit: Piece, keepsReasons: boolean, rule: string): Sum {
  const bonus = new Sum(keepsReasons);
  const rating = bonusOf(position, unit) ?? 0;
  if (rating !== 0) bonus.add(rating, 'general-attached', rule);
  return bonus;
}

function* rally(c: Context, unit: Piece): Procedure {
  marked(c, unit, RALLIED);
  const bonus = generalBonus(c.position, unit, c.events !== null, 'R003-136');
  if (yield* passes(c, { unit, reason: 'rally', needed: NEEDED, bonus }))
    unitNoted(c, unit, { order: 'good' });
  else loseHits(c, unit, 1, 'rally', null);
}
