import { mark } from '../../core';
import type { Piece } from './play';

// What a piece has done this turn. `step`, `diagonal` and `rough` (a surcharge for ground or a river) make up its
// marches; `wheeled` is the free turn after a step and `turned` one that costs a point; `halted` ends in a wood.
export const STEP = mark('step');
export const DIAGONAL = mark('diagonal');
export const ROUGH = mark('rough');
export const HALTED = mark('halted');
export const TURNED = mark('turned');
export const WHEELED = mark('wheeled');
export const OCCUPIED = mark('occupied');
export const BOMBARDED = mark('bombarded');
export const ASSAULTED = mark('assaulted');
export const FOUGHT = mark('fought');
const ACTIVATED = mark('activated');

/** R004-62: whether a unit has moved this turn; going into a town is movement too. */
export const hasMoved = (piece: Piece): boolean =>
  piece.has(STEP) || piece.has(DIAGONAL) || piece.has(OCCUPIED);

/** A004-17: the last thing that a unit did was a step, after which it may face any way, once. */
export function hasJustMoved({ marks }: Piece): boolean {
  const last = marks.at(-1);
  return last === STEP || last === DIAGONAL || last === HALTED;
}

/** Whether a piece has done anything in its activation. */
export const hasActed = ({ marks }: Piece): boolean => marks.some((each) => each !== ACTIVATED);
