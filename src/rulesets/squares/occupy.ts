import type { Context, Order, Procedure } from '../../core';
import { marked } from './marks';
import { GARRISON } from './unit-types';

/** R004-18, R004-48: a unit goes into the town of its square. */
// biome-ignore lint/correctness/useYield: every order is a procedure, and this one asks and rolls nothing.
export function* occupy(c: Context, { unit: id = '' }: Order): Procedure {
  c.emit({ type: 'formed', unit: id, formation: GARRISON });
  c.emit(marked(id, 'occupied'));
}
