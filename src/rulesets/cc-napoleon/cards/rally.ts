import {
  ask,
  type Context,
  hasMark,
  type Procedure,
  type Side,
  type State,
  type Unit,
  unitOf,
} from '../../../core';
import { isRallied } from '../neighbourhood';
import { ownStrength, sentOut } from '../skirmishers';
import { classOf } from './classes';
import { rollOrders } from './roll-orders';

/**
 * The Rally card: every symbol gives a strength point back to a unit of its class that stands with or next to a
 * leader, a helmet to any such unit; those units are ordered. What was overstrength is not restored (R000-150).
 */
export function* rally(c: Context, side: Side): Procedure {
  const shown = yield* rollOrders(c, side, 'rally');
  for (const [name, count] of Object.entries(shown)) {
    for (let left = count; left > 0; left -= 1) yield* restore(c, side, name, left);
  }
}

function* restore(c: Context, side: Side, name: string, left: number): Procedure {
  const [first, ...others] = Object.values(c.state.units)
    .filter((unit) => unit.side === side && canBeRallied(c.state, unit) && isRallied(c.state, unit))
    .filter((unit) => name === 'any' || classOf(unit) === name)
    .map(({ id }) => id);
  if (first === undefined) return;
  const unit = yield* ask({
    reason: 'rally',
    side,
    unit: first,
    of: 'unit',
    options: [first, ...others],
    mark: `${name} ${left}`,
  });
  c.emit({ type: 'gained', unit, steps: 1, cause: 'rally' });
  if (!hasMark(unitOf(c.state, unit), 'activated')) c.emit({ type: 'marked', unit, mark: 'activated' });
}

/** Skirmishers come back to strength at their stand only, and those who are out are not lost. */
const canBeRallied = (state: State, unit: Unit): boolean =>
  unit.type !== 'skirmishers' && ownStrength(unit) + sentOut(state, unit) < unit.full;
