import type { StateContext, Order, StateProcedure, State } from '../../core';
import { actionsLeft } from './actions';
import { battleOf, noted } from './battle';
import { activeUnits, isActive } from './commands';
import { isInFrontalZone } from './frontal-zone';
import { hasActed } from './marks';
import { dpsOf } from './unit-types';

/** R004-32 to R004-38: every unit of the command gives up an action; those out of the enemy's front lose a DP. */
export function* rally(c: StateContext, _order: Order): StateProcedure {
  const { active } = battleOf(c.state);
  if (!active) return;
  c.emit(noted({ active: { ...active, rallies: active.rallies + 1 } }));
  // R004-35: a unit with one point keeps it.
  const steadied = activeUnits(c.state).filter((unit) => dpsOf(unit) > 1 && !isInFrontalZone(c.state, unit));
  for (const { id } of steadied) c.emit({ type: 'gained', unit: id, steps: 1, cause: 'rally' });
}

/** Whether a piece of the active command, its general included, has done anything: then it is too late (A004-41). */
export const hasBegun = (state: State): boolean =>
  [...activeUnits(state), ...Object.values(state.leaders).filter((leader) => isActive(state, leader))].some(
    hasActed,
  );

/** Whether the active command has no action to give up; bonus moves are none (A004-42), and a general alone has none. */
export function cannotGiveUp(state: State): boolean {
  const units = activeUnits(state);
  return units.length === 0 || units.some((unit) => actionsLeft(state, unit) < 1);
}
