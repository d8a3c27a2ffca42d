import {
  isUnit,
  type Leader,
  type PieceId,
  pieceOf,
  reserveOf,
  type Side,
  type State,
  type Unit,
} from '../../core';
import { battleOf } from './battle';

/** R004-05: the command that a piece belongs to; a piece that names none belongs to one of its side. */
export const commandOf = ({ traits, side }: Leader): string => String(traits?.command ?? side);

export const isChief = ({ type }: Leader): boolean => type === 'commander-in-chief';

/** Whether a piece leads a command. */
export const isGeneral = (piece: Leader): boolean => !isUnit(piece) && !isChief(piece);

/** The general of a command, if he is on the board. */
export const generalOf = (state: State, side: Side, command: string): Leader | undefined =>
  Object.values(state.leaders).find(
    (leader) => leader.side === side && isGeneral(leader) && commandOf(leader) === command,
  );

/** A piece on the board or still to come. */
export function commanded(state: State, id: PieceId): Leader {
  const piece = pieceOf(state, id) ?? reserveOf(state, id);
  if (!piece) throw new RangeError(`no piece "${id}"`);
  return piece;
}

/** Whether a piece may act now, its command being the active one: R004-23. */
export const isActive = (state: State, piece: Leader): boolean => {
  const { active } = battleOf(state);
  return active !== null && piece.side === state.turn.side && commandOf(piece) === active.command;
};

/** The units of the active command that are on the board. */
export const activeUnits = (state: State): readonly Unit[] =>
  Object.values(state.units).filter((unit) => isActive(state, unit));

/** The commands of a side that have anybody on the board, or due to come in a turn. */
export function commandsOf(state: State, side: Side, turn: number): readonly string[] {
  const due = Object.values(state.reserve).filter(({ id }) => isDue(state, id, turn));
  const pieces = [...Object.values(state.units), ...Object.values(state.leaders), ...due];
  const own = pieces.filter((piece) => piece.side === side && !isChief(piece));
  return [...new Set(own.map(commandOf))];
}

/** A004-64: whether a piece of the reserve may arrive in a turn. */
export const isDue = (state: State, id: PieceId, turn: number): boolean =>
  state.arrivals.some((arrival) => arrival.pieces.includes(id) && arrival.turn <= turn);
