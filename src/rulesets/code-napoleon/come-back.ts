import { NO_SPACE, type Procedure, type Refusal } from '../../core';
import { rowsFromHome, usualFacing } from '../square-grid/board';
import { takeSquare } from '../square-grid/objectives';
import { because } from '../square-grid/refusal';
import { isCavalry } from './arms';
import { alignBatteries } from './batteries';
import { turnOf } from './battle';
import { displaceFrom } from './casualties';
import { unitData } from './condition';
import { divisionFault, openDivision } from './divisions';
import { marked, unitNoted } from './events';
import { settle } from './go-to-square';
import { MARCHED } from './marks';
import { budgetOf } from './movement';
import { isStep, MOVEMENT, notNow } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';
import { provoke } from './react-to-move';
import { isEnemyAt, roomFault } from './stacking';
import { groundPrice } from './step-price';
import { walkerOf } from './walker';

/** A3.6: a unit comes back with its division on to a square of its own edge; that is its whole move. */
export const COME_BACK: OrderKind = {
  type: 'place',
  fields: ['unit', 'to'],
  givers: ['reserve'],
  list(position, orders, piece) {
    if (!isStep(position, MOVEMENT) || dueFault(position, piece)) return;
    for (let space = 0; space < position.board.size; space += 1) {
      if (!squareFault(position, piece, space)) orders.addSpace(space);
    }
  },
  refusal(position, { piece, side, to }) {
    if (!piece?.isInReserve) return { ...because('is-on-the-board', 'A3.6'), isAside: true };
    if (piece.side !== side) return because('not-your-unit', 'R003-19');
    if (!isStep(position, MOVEMENT)) return notNow();
    return dueFault(position, piece) ?? squareFault(position, piece, to);
  },
  carryOut: (c, { piece, to }) => (piece ? comeBack(c, piece, to) : undefined),
};

function dueFault(position: Position, piece: Piece): Refusal | undefined {
  const { back } = unitData(piece);
  const isDue = typeof back === 'number' && back <= turnOf(position);
  return isDue ? divisionFault(position, piece) : because('not-arrived', 'A3.6');
}

function squareFault(position: Position, unit: Piece, to: number): Refusal | undefined {
  const { board } = position;
  if (to === NO_SPACE || rowsFromHome(board, unit.side, to) !== 0) return because('no-entry', 'A3.6');
  const space = board.name(to);
  if (isEnemyAt(position, unit, to)) return because('enemy-there', 'R003-57', space);
  const price = groundPrice(position, walkerOf(unit), to);
  if (typeof price !== 'number') return because(price.reason, price.rule, space);
  return roomFault(position, unit, to);
}

function* comeBack(c: Context, unit: Piece, to: number): Procedure {
  c.entered(unit, to);
  openDivision(c, unit);
  const facing = usualFacing(unit.side);
  if (unit.facing !== facing) c.turned(unit, facing);
  settle(c, unit);
  alignBatteries(c, unit);
  unitNoted(c, unit, { back: null, spent: budgetOf(c.position, unit) });
  marked(c, unit, MARCHED);
  takeSquare(c, to, unit.side);
  yield* displaceFrom(c, unit);
  if (!isCavalry(unit)) yield* provoke(c, unit);
}
