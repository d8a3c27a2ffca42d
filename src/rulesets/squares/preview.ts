import {
  type Exchange,
  evolve,
  type Order,
  type Preview,
  type State,
  total,
  type Unit,
  workingCopy,
} from '../../core';
import { defenceLeaders } from './assault';
import { battleOf, noted } from './battle';
import { BOMBARDMENT_DICE, bombardmentDice } from './bombard';
import { combatDice } from './combat';
import { marked } from './marks';

const alone = ({ id }: Unit) => ({ leader: id, supports: [] });

/** The first dice of an order, before anyone supports; undefined for orders without dice. */
export function preview(state: State, { type, unit: id, target: targetId }: Order): Preview | undefined {
  const unit = state.units[id ?? ''];
  const target = state.units[targetId ?? ''];
  if (!unit || !target) return undefined;
  if (type === 'bombard') return { dice: BOMBARDMENT_DICE, modifiers: bombardmentDice(state, unit, target) };
  if (type !== 'assault' && type !== 'resolve') return undefined;
  const [leader = target] = defenceLeaders(state, unit, target.at);
  const modifiers = combatDice(state, alone(unit), alone(leader), target.at);
  return { dice: total(modifiers), modifiers };
}

/**
 * An assault is decided when it is fought, against whom would lead the defence: as it would be if it were declared
 * now and came first. What comes after it, like the time that passes with the turn, is not looked at.
 */
export function exchange(state: State, order: Order): Exchange {
  const unit = state.units[order.unit ?? ''];
  const to =
    state.units[order.target ?? '']?.at ??
    battleOf(state).assaults.find((each) => each.unit === unit?.id)?.to;
  if (!unit || to === undefined || !['assault', 'resolve'].includes(order.type)) return { state, order };
  const foreseen = workingCopy(state);
  if (order.type === 'assault') {
    evolve(foreseen, marked(unit.id, 'assaulted'));
    evolve(
      foreseen,
      noted({ assaults: [...battleOf(state).assaults, { unit: unit.id, from: unit.at, to }] }),
    );
    evolve(foreseen, { type: 'step-began', step: 'assault' });
  }
  evolve(foreseen, noted({ isForeseen: true }));
  const [target] = defenceLeaders(state, unit, to);
  return { state: foreseen, order: { ...order, type: 'resolve', ...(target && { target: target.id }) } };
}
