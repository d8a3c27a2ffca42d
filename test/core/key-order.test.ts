import { expect, test } from 'vitest';
import { deploy, type Ruleset, redo, type State, seededStream } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';

/** One order in so many is looked at. */
const EVERY = 23;

/** The same data, with the keys of every mapping in another order. */
function shuffled<T>(data: T, below: (limit: number) => number): T {
  if (Array.isArray(data)) return data.map((each: unknown) => shuffled(each, below)) as T;
  if (typeof data !== 'object' || data === null) return data;
  const left = Object.entries(data);
  const mixed: [string, unknown][] = [];
  while (left.length > 0) {
    const [[key, value] = ['', null]] = left.splice(below(left.length), 1);
    mixed.push([key, shuffled(value, below)]);
  }
  return Object.fromEntries(mixed) as T;
}

/** What rules make of a position: who may do what, and what is told of it. */
const seen = (rules: Ruleset, state: State) => ({
  orders: rules.orders(state),
  statusLines: rules.statusLines(state),
  declared: rules.pendingAttacks(state),
});

test.each([
  ['rolica-1808', 'any'],
  ['made-up-small-40', 'any'],
  ['lauter-crossing', 'eager'],
] as const)('%s: in whatever order a position was written, it is the same', (id, manner) => {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  const { below } = seededStream(7);
  const { actions } = playRandomBattle(rules, scenario, 3, undefined, manner);
  let state = deploy(rules, scenario);
  let looked = 0;
  for (const [index, action] of actions.entries()) {
    const after = redo(rules, state, action);
    if (index % EVERY === 0) {
      const mixed = shuffled(state, below);
      expect(JSON.stringify(mixed)).not.toBe(JSON.stringify(state));
      expect(seen(rules, mixed)).toEqual(seen(rules, state));
      expect(redo(rules, mixed, action)).toEqual(after);
      looked += 1;
    }
    state = after;
  }
  expect(looked).toBeGreaterThan(10);
});
