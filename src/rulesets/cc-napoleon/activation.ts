import {
  type Context,
  hasMark,
  type Leader,
  type PieceId,
  pieceOf,
  type Refusal,
  type State,
  type Unit,
} from '../../core';
import { isWithinCard } from './cards/limits';

/** R000-14: the first thing that a piece does in a turn takes one of its side's activations. */
export function activate(c: Context, id: PieceId): void {
  const piece = pieceOf(c.state, id);
  if (piece && !hasMark(piece, 'activated')) c.emit({ type: 'activated', unit: id });
}

/** R000-12: the first attack of a turn ends its movement. */
export function beginCombat(c: Context): void {
  if (c.state.turn.step !== 'combat') c.emit({ type: 'step-began', step: 'combat' });
}

/** Why a piece may not act in its side's turn: R000-10, R000-11; undefined if it may. */
export function activationFault(state: State, piece: Unit | Leader): Refusal | undefined {
  const { step, card, activations } = state.turn;
  if (step === 'command') return { reason: 'play-a-card-first', rule: 'R000-10' };
  if (hasMark(piece, 'activated')) return undefined;
  if (activations === 0) return { reason: 'not-activated', rule: 'R000-11' };
  if (!card) return undefined;
  return isWithinCard(state, card, piece) ? undefined : { reason: 'beyond-the-card', rule: 'R000-11' };
}
