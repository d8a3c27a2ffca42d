import { askedOnceOf, type Refusal, wordNumber } from '../../core';
import { beforeBattleFault } from '../square-grid/preparation';
import { because } from '../square-grid/refusal';
import { isActive, isChief } from './commands';
import type { Ordered, Piece, Position } from './play';

// The steps of a turn.
export const INITIATIVE = 'initiative';
export const COMMAND = 'command';
export const ASSAULTS = 'assault';

const IS_INITIATIVE = wordNumber(INITIATIVE);
const IS_COMMAND = wordNumber(COMMAND);
const IS_ASSAULTS = wordNumber(ASSAULTS);

export const isRollingOff = ({ step }: Position): boolean => step === IS_INITIATIVE;
export const isCommanding = ({ step }: Position): boolean => step === IS_COMMAND;
export const isAssaulting = ({ step }: Position): boolean => step === IS_ASSAULTS;

/** The reason no order at all can be given now: R004-23, R004-27, A004-61. */
export function anyFault(position: Position, { type, side }: Ordered): Refusal | undefined {
  if (position.isOver) return because('battle-is-over', 'R004-27');
  if (side !== position.side) return because('not-your-turn', 'R004-23');
  const before = beforeBattleFault(position.preparation, type);
  if (before) return before;
  if (isRollingOff(position) && type !== 'roll-off') return because('roll-off-first', 'A004-61');
  return undefined;
}

/** The reason an order to a piece fails for any kind of order: the piece is missing, or is the other side's. */
export function ownFault({ piece, side }: Ordered): Refusal | undefined {
  if (!piece || !(piece.isOnBoard || piece.isInReserve)) return because('no-such-piece', 'R004-23');
  return piece.side === side ? undefined : because('not-your-unit', 'R004-23');
}

/** The reason a piece can't receive an order while commands are activated, on the board or not: R004-23, A004-59. */
function commandFault(position: Position, order: Ordered): Refusal | undefined {
  const fault = ownFault(order);
  if (fault) return fault;
  return isCommanding(position) ? undefined : because('assaults-to-resolve', 'R004-25');
}

/** A test that an order to a piece must pass: returns the reason if it fails. */
type Against = (piece: Piece) => Refusal | undefined;

/** The reason an order fails that any piece may receive while commands are activated. */
export const whileCommanding = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  commandFault(position, order) ?? (order.piece ? against(order.piece) : undefined);

/** A004-59: the commander-in-chief may act throughout their side's turn; every other piece acts with its command. */
const inactiveFault = (position: Position, piece: Piece): Refusal | undefined =>
  isChief(piece) || isActive(position, piece) ? undefined : because('not-active-command', 'R004-23');

/** The reason an order fails that only the active command and the commander-in-chief may receive. */
export const ofActive = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  whileCommanding(position, order, (piece) => inactiveFault(position, piece) ?? against(piece));

/** The reason an order fails that only such pieces on the board may receive. */
export const ofActiveOnBoard = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  ofActive(position, order, (piece) =>
    piece.isInReserve ? because('not-on-the-board', 'A004-64') : against(piece),
  );

/** R004-59: the reason an order fails that only units of the active command on the board may receive. */
export const ofActiveUnit = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  ofActiveOnBoard(position, order, (piece) =>
    piece.isLeader ? because('generals-only-move', 'R004-59') : against(piece),
  );

/** True if a piece may receive the orders of the active command. */
export const mayAct = askedOnceOf(
  (position: Position, piece: Piece) =>
    isCommanding(position) && (isChief(piece) || isActive(position, piece)),
);

/** The reason an order of an unknown kind is refused. */
export const unknownOrder = (position: Position, order: Ordered): Refusal =>
  ofActiveUnit(position, order, () => undefined) ?? because('no-such-order', 'R004-23');
