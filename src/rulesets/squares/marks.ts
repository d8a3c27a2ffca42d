import { mark } from '../../core';
import type { Piece } from './play';

// What a piece has done this turn. `step`, `diagonal` and `rough` (a surcharge for ground or a river) make up its
// marches, with `due` for a surcharge that nothing waives; `wheeled` is the free turn after a step and `turned` one that costs a point; `halted` ends in a wood.
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

/** R004-62: whether a unit has moved this turn; going into a town or out of it is movement too. */
export const hasMoved = (piece: Piece): boolean =>
  piece.has(STEP) || piece.has(DIAGONAL) || piece.has(OCCUPIED) || piece.has(LEFT_TOWN);

/** A004-17: the last thing that a unit did was a step, after which it may face any way, once. */
export function hasJustMoved({ marks }: Piece): boolean {
  // To be rallied is nothing that it does.
  const last = marks.findLast((each) => each !== RALLIED);
  return last === STEP || last === DIAGONAL || last === HALTED;
}

/** Whether a piece has done anything in its activation; to be rallied is nothing that it does. */
export const hasActed = ({ marks }: Piece): boolean =>
  marks.some((each) => each !== ACTIVATED && each !== RALLIED);
