import { type Order, type Ruleset, type State, start } from '../../../core';
import { lookAhead } from '../../../match';

const withoutEffectByState = new WeakMap<State, Map<string, boolean>>();

/** True if an order is legal, but would not change anything visible on the board. */
export function isWithoutEffect(rules: Ruleset, state: State, order: Order): boolean {
  const orders = withoutEffectByState.get(state) ?? new Map<string, boolean>();
  withoutEffectByState.set(state, orders);
  const key = JSON.stringify(order);
  const known = orders.get(key);
  if (known !== undefined) return known;
  const run = lookAhead(() => start(rules, state, order));
  const withoutEffect =
    run !== undefined && run.query === undefined && run.events.every(({ type }) => type === 'battle-noted');
  orders.set(key, withoutEffect);
  return withoutEffect;
}
