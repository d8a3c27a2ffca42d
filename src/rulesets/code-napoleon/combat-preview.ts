import { type CombatPreview, Context, type Order, readState, type State, toState } from '../../core';
import { gridOf } from '../square-grid/board';
import { PARTS } from './battle';
import { declare } from './declare-charge';
import { noted } from './events';
import { chargeBy } from './pending-charges';
import { CONTACT } from './phases';
import type { Position } from './play';
import { troopOf } from './troop';

/** A separate position of a battle kept as JSON. */
export const positionOf = (state: State): Position =>
  readState({ grid: gridOf(state.board), kindOf: troopOf, parts: PARTS, game: undefined }, state);

/**
 * The combat that decides a charge: reactions, tests and all rounds of its melee, as if it were declared and carried
 * out first, with the melee at once.
 */
export function combatPreview(state: State, order: Order): CombatPreview {
  if (order.type !== 'charge' && order.type !== 'resolve') return { state, order };
  const position = positionOf(state);
  const unit = position.find(order.unit ?? '');
  if (!unit?.isOnBoard || unit.isLeader) return { state, order };
  const c = new Context(position, false);
  const target = position.find(order.target ?? '');
  if (order.type === 'charge' && target?.isOnBoard) {
    const { board } = position;
    const to = board.number(order.to ?? '');
    const via = order.via?.map((space) => board.number(space)) ?? null;
    declare(c, unit, target, { to, via });
    c.stepBegan(CONTACT);
  }
  noted(c, { isForeseen: true });
  if (!chargeBy(position, unit)) return { state, order };
  const { to: _to, via: _via, ...others } = order;
  return { state: toState(position), order: { ...others, type: 'resolve' } };
}
