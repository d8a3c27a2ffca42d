import {
  type Context,
  hasMark,
  type Order,
  type Procedure,
  type Refusal,
  type State,
  type Unit,
} from '../../core';
import { activate } from './activation';
import { enemyCavalryNextTo, inSquare } from './neighbourhood';
import { unitType } from './unit-types';

const formation = (to: 'square' | 'line') =>
  // biome-ignore lint/correctness/useYield: it asks nothing; it is a procedure like every order
  function* (c: Context, { unit }: Order): Procedure {
    if (unit === undefined) throw new RangeError('a formation needs a unit');
    activate(c, unit);
    c.emit({ type: 'formed', unit, formation: to });
    c.emit({ type: 'marked', unit, mark: 'formed' });
  };

/** R000-118: form square, at no cost. */
export const formSquare = formation('square');

/** R000-118: leave square, at no cost. */
export const leaveSquare = formation('line');

/** Why a unit can't form or leave square now: R000-118, R000-119, R000-121. */
export function formationFault(state: State, unit: Unit, to: 'square' | 'line'): Refusal | undefined {
  if (!unitType(unit).square) return { reason: 'forms-no-square', rule: 'R000-121' };
  if (inSquare(unit) === (to === 'square')) return { reason: `is-in-${to}`, rule: 'R000-118' };
  // "After the unit moves": with its attack the unit has gone on to combat.
  if (hasMark(unit, 'attacked')) return { reason: 'has-attacked', rule: 'R000-118' };
  if (hasMark(unit, 'formed')) return { reason: 'has-formed', rule: 'R000-118' };
  if (enemyCavalryNextTo(state, unit)) return { reason: 'enemy-cavalry-adjacent', rule: 'R000-119' };
  return undefined;
}
