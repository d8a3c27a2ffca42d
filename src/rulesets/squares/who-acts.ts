import { type Refusal, wordNumber } from '../../core';
import { because } from '../square-grid/because';
import { isActive, isChief } from './commands';
import type { Ordered, Piece, Position } from './play';

// Steps of a turn.
export const INITIATIVE = 'initiative';
export const COMMAND = 'command';
export const ASSAULTS = 'assault';

const IS_INITIATIVE = wordNumber(INITIATIVE);
const IS_COMMAND = wordNumber(COMMAND);
const IS_ASSAULTS = wordNumber(ASSAULTS);

export const isRollingOff = ({ step }: Position): boolean => step === IS_INITIATIVE;
export const isCommanding = ({ step }: Position): boolean => step === IS_COMMAND;
export const isAssaulting = ({ step }: Position): boolean => step === IS_ASSAULTS;

/** Why no order can be given now, whatever it is: R004-23, R004-27, A004-61. */
export function anyFault(position: Position, { type, side }: Ordered): Refusal | undefined {
  if (position.isOver) return because('battle-is-over', 'R004-27');
  if (side !== position.side) return because('not-your-turn', 'R004-23');
  if (isRollingOff(position) && type !== 'roll-off') return because('roll-off-first', 'A004-61');
  return undefined;
}

/** Why an order to a piece fails whatever the piece is to do: it must be there, and its side's. */
export function ownFault({ piece, side }: Ordered): Refusal | undefined {
  if (!piece || !(piece.isOnBoard || piece.isInReserve)) return because('no-such-piece', 'R004-23');
  return piece.side === side ? undefined : because('not-your-unit', 'R004-23');
}

/** Why a piece can't be given an order while commands are activated, wherever it is: R004-23, A004-59. */
function commandFault(position: Position, order: Ordered): Refusal | undefined {
  const fault = ownFault(order);
  if (fault) return fault;
  return isCommanding(position) ? undefined : because('assaults-to-resolve', 'R004-25');
}

/** What there is to say against an order to somebody. */
type Against = (piece: Piece) => Refusal | undefined;

/** An order while commands are activated, to anyone. */
export const whileCommanding = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  commandFault(position, order) ?? (order.piece ? against(order.piece) : undefined);

/** The commander-in-chief acts whenever his side has the turn (A004-59), everyone else with his command. */
const inactiveFault = (position: Position, piece: Piece): Refusal | undefined =>
  isChief(piece) || isActive(position, piece) ? undefined : because('not-active-command', 'R004-23');

/** An order to a piece of the active command, or to the commander-in-chief. */
export const ofActive = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  whileCommanding(position, order, (piece) => inactiveFault(position, piece) ?? against(piece));

/** An order to such a piece on the board. */
export const ofActiveOnBoard = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  ofActive(position, order, (piece) =>
    piece.isInReserve ? because('not-on-the-board', 'A004-64') : against(piece),
  );

/** An order to a unit of the active command on the board: R004-59. */
export const ofActiveUnit = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  ofActiveOnBoard(position, order, (piece) =>
    piece.isLeader ? because('generals-only-move', 'R004-59') : against(piece),
  );

/** Whether a piece may be given the orders of the active command. */
export const mayAct = (position: Position, piece: Piece): boolean =>
  isCommanding(position) && (isChief(piece) || isActive(position, piece));

/** Why an order is refused of a kind that nobody knows. */
export const unknownOrder = (position: Position, order: Ordered): Refusal =>
  ofActiveUnit(position, order, () => undefined) ?? because('no-such-order', 'R004-23');
