import type { SideNumber } from '../../core';
import { battle } from './battle';
import type { Piece, Position } from './play';

/** R004-05: the command that a piece belongs to. */
export const commandOf = ({ kind }: Piece): string => kind.command;

export const isChief = ({ kind }: Piece): boolean => kind.isChief;

/** True if a piece is the general of a command. */
export const isGeneral = (piece: Piece): boolean => piece.isLeader && !isChief(piece);

/** The general of a command, if on the board. */
export const generalOf = (position: Position, side: SideNumber, command: string): Piece | undefined =>
  position.force(side).leaders.find((leader) => isGeneral(leader) && commandOf(leader) === command);

/** True if a piece may act because its command is active: R004-23. */
export function isActive(position: Position, piece: Piece): boolean {
  const active = battle(position, 'active');
  return active !== null && piece.side === position.side && commandOf(piece) === active.command;
}

/** The units of the active command that are on the board. */
export const activeUnits = (position: Position): readonly Piece[] =>
  position.force(position.side).units.filter((unit) => isActive(position, unit));

/** The number of a side's commands with pieces on the board or due to arrive in a turn. */
export function countCommands(position: Position, side: SideNumber, turn: number): number {
  const commands = new Set<string>();
  for (let slot = 0; slot < position.count; slot += 1) {
    const piece = position.pieces[slot] as Piece;
    const isThere = piece.isOnBoard || (piece.isInReserve && isDue(position, piece, turn));
    if (piece.side === side && isThere && !isChief(piece)) commands.add(commandOf(piece));
  }
  return commands.size;
}

/** A004-64: true if a piece in reserve may arrive in a turn. */
export const isDue = ({ setting }: Position, { id }: Piece, turn: number): boolean =>
  setting.arrivals.some((arrival) => arrival.turn <= turn && arrival.pieces.includes(id));
