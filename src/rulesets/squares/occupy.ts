import type { StateContext, Order, StateProcedure } from '../../core';
import { marked } from './marks';
import { GARRISON } from './unit-types';

/** R004-18, R004-48: a unit goes into the town of its square. */
// biome-ignore lint/correctness/useYield: every order is a procedure, and this one asks and rolls nothing.
export function* occupy(c: StateContext, { unit: id = '' }: Order): StateProcedure {
  c.emit({ type: 'formed', unit: id, formation: GARRISON });
  c.emit(marked(id, 'occupied'));
}
