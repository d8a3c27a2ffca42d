import type { Order, Ruleset, State } from '../../../core';
import { attacksAfter, type LaterAttack } from '../../../match';
import type { UserBattle } from '../../battle';
import { oncePerPosition } from './by-position';
import type { Choice } from './choices';

const found = oncePerPosition<readonly LaterAttack[]>();

/** The attacks that become possible once one of the available orders has let a piece act. */
export const laterAttacks = ({ rules, state }: UserBattle, choices: readonly Choice[]) =>
  attacksAfterAny(
    rules,
    state,
    choices.flatMap(({ request, preview }) => ('order' in request && preview?.chance ? [request.order] : [])),
  );

/** The attacks that any of some orders could make possible, each with the first order that does so. */
function attacksAfterAny(rules: Ruleset, state: State, orders: readonly Order[]): readonly LaterAttack[] {
  const byOrder = new Map<string, LaterAttack>();
  for (const first of orders) {
    const after = found(state, JSON.stringify(first), () => attacksAfter(rules, state, first));
    for (const attack of after) {
      const key = JSON.stringify(attack.order);
      if (!byOrder.has(key)) byOrder.set(key, attack);
    }
  }
  return [...byOrder.values()];
}
