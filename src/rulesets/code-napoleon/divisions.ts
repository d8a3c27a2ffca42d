import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { battle } from './battle';
import { noted } from './events';
import { optionIs } from './options';
import type { Context, Piece, Position } from './play';

/** A003-63: true if divisions need not move one after the other. */
export const movesFreely = (position: Position): boolean => optionIs(position, 'moveOrder', 'free');

/** T003-7: true if a general has troops on the board. A general without any may move with every division. */
const hasTroops = (position: Position, { side, kind }: Piece): boolean =>
  position.force(side).units.some((unit) => unit.kind.command === kind.command);

/** R003-23: the reason a piece may not move because of another division's move. */
export function divisionFault(position: Position, piece: Piece): Refusal | undefined {
  if (movesFreely(position)) return undefined;
  const { command } = piece.kind;
  const open = battle(position, 'division');
  if (open === command || (piece.isLeader && !hasTroops(position, piece))) return undefined;
  const hasMoved = battle(position, 'moved').includes(command);
  // T003-7: generals move with their troops or after them.
  if (hasMoved) return piece.isLeader ? undefined : because('division-has-moved', 'R003-23');
  return open === null ? undefined : because('another-division', 'R003-23');
}

/** R003-23: the first of its pieces to move opens a division's move. */
export function openDivision(c: Context, piece: Piece): void {
  const { position } = c;
  if (movesFreely(position) || battle(position, 'division') !== null) return;
  const { command } = piece.kind;
  if (battle(position, 'moved').includes(command) || !hasTroops(position, piece)) return;
  noted(c, { division: command });
}
