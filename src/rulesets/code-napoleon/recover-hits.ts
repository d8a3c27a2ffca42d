import { enemyOfNumber, type Procedure, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { squaresOf } from './arms';
import { isOutOfOrder } from './condition';
import { marked } from './events';
import { gridDistance } from './grid-distance';
import { FIRED, RECOVERED } from './marks';
import { SQUARE } from './movement';
import { ofUnitInStep, RECOVERY } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';
import { generalBonus } from './rally';
import { isMotionless } from './recover-order';
import { offNumber, passes } from './unit-die';

/** R003-139: the lowest roll that recovers a hit. */
const NEEDED = 6;
/** R003-140: every enemy must be farther away than this many squares. */
const CLEAR = 3;

/** R003-139 to R003-142: a unit that has done nothing, far from the enemy, tries to recover a hit. */
export const RECOVER: OrderKind = {
  type: 'recover',
  fields: ['unit'],
  givers: ['piece'],
  steps: [RECOVERY],
  list(position, orders, piece) {
    if (!piece.isLeader && !recoverFault(position, piece)) orders.add();
  },
  refusal: (position, order) =>
    ofUnitInStep(position, RECOVERY, order, (unit) => recoverFault(position, unit)),
  preview: (position, { piece }) =>
    piece
      ? {
          dice: 1,
          modifiers: [
            { value: NEEDED, reason: 'needed', rule: 'R003-139' },
            ...generalBonus(position, piece, true, 'R003-141').modifiers.map(offNumber),
          ],
        }
      : undefined,
  carryOut: (c, { piece }) => (piece ? recover(c, piece) : undefined),
};

function recoverFault(position: Position, unit: Piece): Refusal | undefined {
  if (unit.strength >= unit.info.maximumStrength) return because('no-hits-lost', 'R003-141');
  if (unit.has(RECOVERED)) return because('has-tried', 'R003-139');
  if (isOutOfOrder(unit)) return because('out-of-order', 'A003-49');
  if (!isMotionless(unit) || unit.has(FIRED)) return because('has-acted', 'R003-139');
  const enemies = position.force(enemyOfNumber(unit.side)).held.list();
  const isNear = squaresOf(unit).some((space) =>
    enemies.some((at) => gridDistance(position.board, space, at) <= CLEAR * SQUARE),
  );
  return isNear ? because('enemy-is-near', 'R003-140') : undefined;
}

function* recover(c: Context, unit: Piece): Procedure {
  marked(c, unit, RECOVERED);
  const bonus = generalBonus(c.position, unit, c.events !== null, 'R003-141');
  if (yield* passes(c, { unit, reason: 'recover', needed: NEEDED, bonus })) c.gained(unit, 1, 'recover');
}
