import type { Order, Ruleset, State } from '../../../core';
import { attacksAfter, type LaterAttack } from '../../../match';
import type { UserBattle } from '../../battle';
import type { Choice } from './choices';

const laterByState = new WeakMap<State, Map<string, readonly LaterAttack[]>>();

/** The attacks that become possible once one of the available orders has let a piece act. */
export const laterAttacks = ({ rules, state }: UserBattle, choices: readonly Choice[]) =>
  attacksAfterAny(
    rules,
    state,
    choices.flatMap(({ request, preview }) => ('order' in request && preview?.chance ? [request.order] : [])),
  );

/** The attacks that any of some orders could make possible, each with the first order that does so. */
function attacksAfterAny(rules: Ruleset, state: State, orders: readonly Order[]): readonly LaterAttack[] {
  const byOrder = laterByState.get(state) ?? new Map<string, readonly LaterAttack[]>();
  laterByState.set(state, byOrder);
  const after = (first: Order): readonly LaterAttack[] => {
    const key = JSON.stringify(first);
    const known = byOrder.get(key) ?? attacksAfter(rules, state, first);
    byOrder.set(key, known);
    return known;
  };
  const found = new Map<string, LaterAttack>();
  for (const attack of orders.flatMap(after)) {
    const key = JSON.stringify(attack.order);
    if (!found.has(key)) found.set(key, attack);
  }
  return [...found.values()];
}
