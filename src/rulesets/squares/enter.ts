import { type StateContext, isUnit, type Order, type StateProcedure, pieceOf } from '../../core';
import { displaceGenerals } from './general-fate';
import { marked } from './marks';
import { halts } from './movement';
import { takeSquare } from './victory';

/** A004-64: a piece of the reserve comes to the board in the activation of its command, for one point. */
export function* enter(c: StateContext, { unit: id = '', to = '' }: Order): StateProcedure {
  c.emit({ type: 'entered', unit: id, at: to });
  c.emit(marked(id, 'step'));
  const piece = pieceOf(c.state, id);
  if (!piece || !isUnit(piece)) return;
  // Nobody arrives in a town, whatever its scenario says of a unit.
  if (piece.formation !== 'line') c.emit({ type: 'formed', unit: id, formation: 'line' });
  if (halts(c.state, piece, to)) c.emit(marked(id, 'halted'));
  yield* displaceGenerals(c, to, piece.side);
  takeSquare(c, to, piece.side);
}
