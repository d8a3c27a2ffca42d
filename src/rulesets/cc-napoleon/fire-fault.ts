import type { Refusal } from '../../core';
import { ATTACKED, MOVED } from '../commands-and-colors/battle';
import { effectsFor } from '../commands-and-colors/cards/card-effects';
import { attackFault } from '../commands-and-colors/fire';
import type { Battle, Unit } from './battle';

const CARD_FORBIDS: Refusal = { reason: 'card-forbids-fire', rule: 'R000-18' };
const NEVER_FIRES: Refusal = { reason: 'cavalry-never-fires', rule: 'R000-63' };
const GUNS_HAVE_MOVED: Refusal = { reason: 'artillery-has-moved', rule: 'R000-38' };

/** The reason why a unit can't fire at any target; undefined if it can. */
export function firerFault(battle: Battle, unit: Unit): Refusal | undefined {
  const { fire } = effectsFor(battle, unit);
  if (fire === 'none') return CARD_FORBIDS;
  const isSecond = fire === 'twice' && unit.marks.filter((mark) => mark === ATTACKED).length === 1;
  const spent = isSecond ? undefined : attackFault(battle, unit);
  if (spent) return spent;
  if (!unit.kind.chart.fire) return NEVER_FIRES;
  return haveGunsMoved(unit) ? GUNS_HAVE_MOVED : undefined;
}

/** R000-38: guns stay where they fire from, unless they are horse artillery. */
function haveGunsMoved(unit: Unit): boolean {
  const { fire } = unit.kind.chart;
  return fire?.kind === 'guns' && !fire.limbered && unit.has(MOVED);
}
