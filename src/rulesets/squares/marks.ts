import { hasMark, type Leader } from '../../core';

/**
 * What a piece has done this turn. `step`, `diagonal` and `rough` (a surcharge for ground or a river) make up its
 * marches; `wheeled` is the free turn after a step and `turned` one that costs a point; `halted` ends in a wood.
 */
export type Mark =
  | 'step'
  | 'diagonal'
  | 'rough'
  | 'halted'
  | 'wheeled'
  | 'turned'
  | 'occupied'
  | 'bombarded'
  | 'assaulted'
  | 'fought';

/** The event by which a piece gets a mark. */
export const marked = (unit: string, mark: Mark) => ({ type: 'marked', unit, mark }) as const;

export const has = (piece: Leader, mark: Mark): boolean => hasMark(piece, mark);

/** How often a piece has done one of some things. */
export const countOf = ({ marks }: Leader, ...wanted: readonly Mark[]): number =>
  marks.filter((mark) => wanted.some((each) => each === mark)).length;

/** R004-62: whether a unit has moved this turn; going into a town is movement too. */
export const hasMoved = (piece: Leader): boolean => countOf(piece, 'step', 'diagonal', 'occupied') > 0;

/** A004-17: the last thing that a unit did was a step, after which it may face any way, once. */
export function hasJustMoved({ marks }: Leader): boolean {
  const last = marks.at(-1);
  return last === 'step' || last === 'diagonal' || last === 'halted';
}

/** Whether a piece has done anything in its activation. */
export const hasActed = ({ marks }: Leader): boolean => marks.some((mark) => mark !== 'activated');
