import { mark } from '../../core';
import type { Piece } from './play';

// Marks for the actions of a piece this turn. `step`, `diagonal` and `rough` (a surcharge for terrain or a river) make
// up its movement, with `due` for a surcharge that is never waived; `wheeled` is the free turn after a step and
// `turned` one that costs a point; `halted` ends the move in woods.
export const STEP = mark('step');
export const DIAGONAL = mark('diagonal');
export const ROUGH = mark('rough');
export const DUE = mark('due');
export const HALTED = mark('halted');
export const TURNED = mark('turned');
export const WHEELED = mark('wheeled');
export const OCCUPIED = mark('occupied');
export const LEFT_TOWN = mark('left-town');
export const RALLIED = mark('rallied');
export const BOMBARDED = mark('bombarded');
export const ASSAULTED = mark('assaulted');
export const FOUGHT = mark('fought');
const ACTIVATED = mark('activated');

/** R004-62: true if a unit has moved this turn; entering or leaving a town counts as movement. */
export const hasMoved = (piece: Piece): boolean =>
  piece.has(STEP) || piece.has(DIAGONAL) || piece.has(OCCUPIED) || piece.has(LEFT_TOWN);

/** A004-17: true if the last action of a unit was a step, after which it may turn once for free. */
export function hasJustMoved({ marks }: Piece): boolean {
  // Being rallied is not an action of the unit.
  const last = marks.findLast((each) => each !== RALLIED);
  return last === STEP || last === DIAGONAL || last === HALTED;
}

/** True if a piece has acted in this activation; being rallied does not count. */
export const hasActed = ({ marks }: Piece): boolean =>
  marks.some((each) => each !== ACTIVATED && each !== RALLIED);
