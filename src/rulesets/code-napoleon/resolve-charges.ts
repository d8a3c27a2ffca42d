import type { Procedure, Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { battle } from './battle';
import { makeCharge } from './carry-out-charge';
import { chargePreview } from './charge-preview';
import { goOn } from './end-step';
import { fightMelee } from './fight-melee';
import { chargeBy, chargersOn, enemiesAt, forgetCharges, standingCharges } from './pending-charges';
import { CONTACT, isStep, ofUnitInStep } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';

/** A3.3: carries out all declared charges on one square. */
export const RESOLVE: OrderKind = {
  type: 'resolve',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isClose: true,
  list(position, orders, piece) {
    if (piece.isLeader || !isStep(position, CONTACT)) return;
    const charge = chargeBy(position, piece);
    if (!charge) return;
    const [target] = enemiesAt(position, piece, position.board.number(charge.to));
    if (target) orders.addTarget(target);
  },
  refusal: (position, order) =>
    ofUnitInStep(position, CONTACT, order, (unit) => resolveFault(position, unit, order.target)),
  preview: chargePreview,
  carriesOn(position, { piece }) {
    const charge = piece?.isOnBoard ? chargeBy(position, piece) : undefined;
    return charge && chargersOn(position, charge.to).map(({ unit }) => unit.id);
  },
  carryOut: (c, { piece }) => (piece ? resolve(c, piece) : undefined),
};

function resolveFault(position: Position, unit: Piece, target: Piece | null): Refusal | undefined {
  const charge = chargeBy(position, unit);
  if (!charge) return because('no-charge-declared', 'R003-91');
  const isElsewhere = target && !target.covers(position.board.number(charge.to));
  return isElsewhere ? because('charges-elsewhere', 'R003-91', charge.to) : undefined;
}

function* resolve(c: Context, unit: Piece): Procedure {
  const { position } = c;
  const charge = chargeBy(position, unit);
  if (!charge) return;
  const chargers = chargersOn(position, charge.to);
  const target = enemiesAt(position, unit, position.board.number(charge.to))[0];
  if (target) for (const each of chargers) c.attacked('charge', each.unit, target);
  yield* makeCharge(c, position.board.number(charge.to), chargers);
  forgetCharges(c);
  if (battle(position, 'isForeseen')) yield* fightAll(c);
  else if (!position.isOver && standingCharges(position).length === 0) goOn(c);
}

/** Fights all melees at once; used only to look ahead. */
function* fightAll(c: Context): Procedure {
  for (const { at } of battle(c.position, 'melees')) {
    if (c.position.isOver) return;
    yield* fightMelee(c, c.position.board.number(at));
  }
}
