import { last, type Procedure, procedure, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { battle } from './battle';
import { makeCharge } from './carry-out-charge';
import { chargePreview } from './charge-preview';
import { goOn } from './end-step';
import { fightMelee } from './fight-melee';
import { chargeBy, chargersOn, enemiesAt, forgetCharges, standingCharges } from './pending-charges';
import { CONTACT, ofUnitInStep } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';

/** Makes the charges on the square that a unit charges; samples of odds then need not make them again. */
const ride = procedure(function* (c: Context, unit: Piece): Procedure {
  const { position } = c;
  const declared = chargeBy(position, unit);
  if (!declared) return;
  const at = position.board.number(declared.to);
  const chargers = chargersOn(position, declared.to);
  const [target] = enemiesAt(position, unit, at);
  if (target) for (const each of chargers) c.attacked('charge', each.unit, target);
  yield* makeCharge(c, at, chargers);
  forgetCharges(c);
});

/** A3.3: carries out all declared charges on one square. */
export const RESOLVE: OrderKind = {
  type: 'resolve',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isClose: true,
  steps: [CONTACT],
  list(position, orders, piece) {
    if (piece.isLeader) return;
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

function resolve(c: Context, unit: Piece): Procedure {
  return battle(c.position, 'isForeseen') ? chargeAndFight(c, unit) : charge(c, unit);
}

/** Carries out all charges on the square that a unit charges. */
function* charge(c: Context, unit: Piece): Procedure {
  const { position } = c;
  yield* ride(c, unit);
  if (!position.isOver && standingCharges(position).length === 0) goOn(c);
}

/** The same and all melees at once; used only to look ahead. */
const chargeAndFight = procedure(function* (c: Context, unit: Piece): Procedure {
  const { position } = c;
  yield* ride(c, unit);
  const places = battle(position, 'melees').map(({ at }) => position.board.number(at));
  for (const [index, at] of places.entries()) {
    if (position.isOver) return;
    const fight = fightMelee(c, at);
    yield* index === places.length - 1 ? last(c, fight) : fight;
  }
});
