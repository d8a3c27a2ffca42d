import { enemyOfNumber, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { inTown, isArtillery } from './arms';
import { commandOf, generalOf, isChief } from './commands';
import type { Piece, Position } from './play';
import { hasLoneGenerals, hasRoom, townHasRoom } from './stacking';
import { groundAt } from './terrain-types';

/** R004-12 to R004-20: the reason a piece may not start a battle in its square. */
export function startFault(position: Position, piece: Piece): Refusal | undefined {
  if (!piece.isOnBoard) return undefined;
  const fault = squareFault(position, piece) ?? pieceFault(position, piece);
  return fault && { ...fault, space: position.board.name(piece.at) };
}

function squareFault(position: Position, { at, side }: Piece): Refusal | undefined {
  if (groundAt(position, at).barred === 'all') return because('barred', 'T004-9');
  return position.hasUnitOf(at, enemyOfNumber(side)) ? because('enemy-there', 'R004-16') : undefined;
}

const pieceFault = (position: Position, piece: Piece): Refusal | undefined =>
  piece.isLeader ? generalFault(position, piece) : unitFault(position, piece);

/** R004-05, R004-16: one general for each command, and no square with generals of both sides. */
function generalFault(position: Position, general: Piece): Refusal | undefined {
  const { side, at } = general;
  if (hasLoneGenerals(position, at, enemyOfNumber(side))) return because('enemy-there', 'R004-16');
  const first = isChief(general) ? general : generalOf(position, side, commandOf(general));
  return first === general ? undefined : because('command-has-a-general', 'R004-05');
}

function unitFault(position: Position, unit: Piece): Refusal | undefined {
  const { at } = unit;
  if (groundAt(position, at).barred && isArtillery(unit)) return because('barred', 'T004-9');
  if (!hasRoom(position, unit, at)) return because('no-room', 'R004-12');
  if (!inTown(unit)) return undefined;
  if (!groundAt(position, at).isTown) return because('no-town', 'R004-18');
  return townHasRoom(position, unit, at) ? undefined : because('town-is-full', 'R004-18');
}
