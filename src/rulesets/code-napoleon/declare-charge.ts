import { NO_SPACE, type PieceId } from '../../core';
import { squaresOf } from './arms';
import { battle } from './battle';
import { chargeFault, targetsOf, wayOf } from './charge-fault';
import { chargePreview } from './charge-preview';
import { noted } from './events';
import { chargersOn, declared } from './pending-charges';
import { CHARGES, ofUnitInStep } from './phases';
import type { Context, Ordered, OrderKind, Piece, Position } from './play';

/** R003-91: a unit declares a charge; it is carried out once all are declared (T003-7). */
export const CHARGE: OrderKind = {
  type: 'charge',
  fields: ['unit', 'target', 'to', 'via'],
  givers: ['piece'],
  isClose: true,
  steps: [CHARGES],
  list(position, orders, piece) {
    if (piece.isLeader) return;
    for (const target of targetsOf(position, piece)) orders.addTarget(target);
  },
  refusal: (position, order) =>
    ofUnitInStep(position, CHARGES, order, (unit) => chargeFault(position, unit, order)),
  preview: chargePreview,
  carriesOn: (position, { target }) => (target?.isOnBoard ? chargersOf(position, target) : undefined),
  carryOut(c, order) {
    if (order.piece && order.target) declare(c, order.piece, order.target, order);
    return undefined;
  },
};

/** The units that have declared a charge on a unit. */
const chargersOf = (position: Position, target: Piece): readonly PieceId[] => {
  const { board } = position;
  const squares = squaresOf(target).map((space) => board.name(space));
  return squares.flatMap((space) => chargersOn(position, space).map(({ unit }) => unit.id));
};

/** Records a unit's charge until it is carried out. */
export function declare(
  c: Context,
  unit: Piece,
  target: Piece,
  { to, via }: Pick<Ordered, 'to' | 'via'>,
): void {
  const { position } = c;
  const path = via ? [...via, to === NO_SPACE ? target.at : to] : wayOf(position, unit, target, to)?.path;
  if (!path) return;
  c.attacked('charge', unit, target);
  const charge = declared(position, { unit, start: unit.at, path });
  noted(c, { charges: [...battle(position, 'charges'), charge] });
}
