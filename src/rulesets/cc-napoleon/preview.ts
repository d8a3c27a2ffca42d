import { type Modifier, type Order, type Preview, type State, total, type Unit } from '../../core';
import { fireDice, meleeDice } from './attack-dice';
import { ignoredFlags } from './flags';
import { isCavalry, isSkirmishers } from './neighbourhood';

/** The dice of an attack before anyone answers it; undefined for orders without dice. */
export function preview(state: State, { type, unit: id, target: targetId }: Order): Preview | undefined {
  const unit = state.units[id ?? ''];
  const target = state.units[targetId ?? ''];
  if (!unit || !['fire', 'melee'].includes(type)) return undefined;
  if (!target) return { dice: 1, modifiers: [{ value: 1, reason: 'fate', rule: 'AMB-000-29' }] };
  if (type === 'melee' && isCavalry(unit) && isSkirmishers(target)) {
    return { dice: 0, modifiers: [{ value: 0, reason: 'ridden-down', rule: 'R000-127' }] };
  }
  const modifiers = type === 'fire' ? fireDice(state, unit, target) : meleeDice(state, unit, target);
  return { dice: total(modifiers), modifiers: [...modifiers, ...ignored(state, target)] };
}

/** What lets the target ignore flags: it changes no dice, but what comes of them. */
const ignored = (state: State, target: Unit): readonly Modifier[] =>
  ignoredFlags(state, target).map(({ reason, rule }) => ({
    value: 0,
    reason: `flag-ignored-${reason}`,
    rule,
  }));
