import { type StateContext, type Order, type StateProcedure, unitOf } from '../../core';
import { hasJustMoved, marked } from './marks';

/** R004-42, R004-43: a unit looks another way; that is free right after a step. */
// biome-ignore lint/correctness/useYield: every order is a procedure, and this one asks and rolls nothing.
export function* face(c: StateContext, { unit: id = '', facing }: Order): StateProcedure {
  const isFree = hasJustMoved(unitOf(c.state, id));
  if (facing) c.emit({ type: 'turned', unit: id, facing });
  // A free turn costs nothing, but a step gives only one.
  c.emit(marked(id, isFree ? 'wheeled' : 'turned'));
}
