import { type Context, hasMark, type PieceId, pieceOf } from '../../core';

/** R000-14: the first thing that a piece does in a turn takes one of its side's activations. */
export function activate(c: Context, id: PieceId): void {
  const piece = pieceOf(c.state, id);
  if (piece && !hasMark(piece, 'activated')) c.emit({ type: 'activated', unit: id });
}

/** R000-12: the first attack of a turn ends its movement. */
export function beginCombat(c: Context): void {
  if (c.state.turn.step !== 'combat') c.emit({ type: 'step-began', step: 'combat' });
}
