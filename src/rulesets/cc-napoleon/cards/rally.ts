import { byId, type Procedure, type SideNumber } from '../../../core';
import { ACTIVATED } from '../../commands-and-colors/battle';
import { isRallied } from '../../commands-and-colors/neighbourhood';
import type { Battle, Course, Unit } from '../battle';
import { ownStrength, sentOut } from '../skirmishers';
import { rollOrders } from './roll-orders';

/**
 * The Rally card. Every class symbol restores a strength point to a unit of that class with or next to a leader; a
 * helmet restores one to any such unit. Those units are ordered. Lost overstrength is not restored (R000-150).
 */
export function* rally(c: Course, side: SideNumber): Procedure {
  const shown = yield* rollOrders(c, side, 'rally');
  for (const [name, count] of Object.entries(shown)) {
    for (let left = count; left > 0; left -= 1) yield* restore(c, side, name);
  }
}

function* restore(c: Course, side: SideNumber, name: string): Procedure {
  const { position } = c;
  const options = byId(position.force(side).units)
    .filter((unit) => canBeRallied(position, unit) && isRallied(position, unit))
    .filter(({ kind }) => name === 'any' || kind.cardClass === name);
  const [first] = options;
  if (!first) return;
  const unit = yield* c.ask({ reason: 'rally', side, unit: first, of: 'unit', options });
  c.gained(unit, 1, 'rally');
  if (!unit.has(ACTIVATED)) c.marked(unit, 'activated');
}

/**
 * True if the Rally card can restore a strength point: skirmishers regain strength only at their parent, and a parent's
 * points that are out as skirmishers are not lost.
 */
export const canBeRallied = (battle: Battle, unit: Unit): boolean =>
  !unit.kind.isSkirmishers && ownStrength(unit) + sentOut(battle, unit) < unit.info.maximumStrength;
