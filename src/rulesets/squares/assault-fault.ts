import { enemyOfNumber, type Refusal } from '../../core';
import { ahead } from '../square-grid/board';
import { because } from '../square-grid/refusal';
import { actionsLeft } from './action-points';
import { dpsOf, isArtillery } from './arms';
import { isOrthogonal } from './board';
import { assailable } from './defenders';
import { ASSAULTED, HALTED } from './marks';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { hidesAnyone } from './special-rules';
import { facingOf } from './traits';

/** R004-86: a unit with this many disruption points may not launch an assault. */
export const TOO_DISRUPTED = 4;

/** The reason a unit may not declare an assault: R004-52 to R004-56, R004-83 to R004-87. */
export function declareFault(position: Position, unit: Piece, target: Piece | null): Refusal | undefined {
  if (isArtillery(unit)) return because('no-artillery', 'R004-83');
  if (!target?.isOnBoard) return because('no-such-target', 'R004-85');
  if (target.isLeader) return because('nobody-there', 'R004-85');
  if (target.side === unit.side) return because('own-unit', 'R004-85');
  if (unit.has(ASSAULTED)) return because('has-assaulted', 'R004-94');
  return targetFault(position, unit, target.at) ?? launchFault(position, unit, target.at);
}

/** True if a unit may assault some square, for lists of orders. */
export const mayLaunch = (position: Position, unit: Piece): boolean =>
  !unit.has(ASSAULTED) && !launchFault(position, unit, unit.at);

/** The reason a square can't be assaulted: R004-84, R004-85, A004-16, A004-56. */
function targetFault(position: Position, unit: Piece, to: number): Refusal | undefined {
  const { board } = position;
  const distance = board.distance(unit.at, to);
  if (distance !== 1) {
    const refusal = because('out-of-range', 'R004-84', position.board.name(to));
    return { ...refusal, about: { needs: String(distance), has: '1' } };
  }
  if (!isOrthogonal(board, unit.at, to))
    return because('diagonal-assault', 'R004-84', position.board.name(to));
  const isAhead = ahead(board, unit.at, facingOf(unit)) === to;
  if (!isAhead && optionIs(position, 'assaultFacing', true)) {
    return because('not-ahead', 'A004-16', position.board.name(to));
  }
  if (!position.hasUnitOf(to, enemyOfNumber(unit.side))) {
    return because('nobody-there', 'R004-85', position.board.name(to));
  }
  if (assailable(position, unit, to).length === 0) {
    return because('garrison-only', 'A004-56', position.board.name(to));
  }
  return hidesAnyone(position, to) ? because('hidden', 'B9.3', position.board.name(to)) : undefined;
}

/** The reason a unit can't launch an assault: R004-47, R004-52 to R004-56, R004-83, R004-86. */
function launchFault(position: Position, unit: Piece, to: number): Refusal | undefined {
  if (dpsOf(unit) >= TOO_DISRUPTED) return because('too-disrupted', 'R004-86', position.board.name(to));
  if (unit.has(HALTED)) return because('actions-ended', 'R004-47', position.board.name(to));
  const left = actionsLeft(position, unit);
  if (left >= 1) return undefined;
  const where = position.board.name(to);
  return left < 0
    ? because('bonus-is-spent', 'R004-56', where)
    : because('too-few-actions', 'R004-53', where);
}
