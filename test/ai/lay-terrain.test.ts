import { expect, test } from 'vitest';
import { advising, OFFICER_LEVELS, type OfficerLevel, officer, thoughtOut, viewOf } from '../../src/ai';
import {
  deploy,
  type Order,
  type Ruleset,
  resolve,
  type Scenario,
  type Side,
  seededReply,
  seededStream,
} from '../../src/core';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

/** Battles of an army that each side has built, one of each game. */
const IDS = [
  'made-up-small-40',
  'made-up-british-small-40-french-small-40',
  'ogre-made-up',
  'made-up-french-small-120-austrian-small-120',
  'made-up-divisions',
];

/** The terrain that officers of a level lay before a battle, each side by its own seed. */
function laid(rules: Ruleset, scenario: Scenario, level: OfficerLevel): readonly Order[] {
  const answer = seededReply(rules, seededStream(1));
  const orders: Order[] = [];
  let state = deploy(rules, scenario);
  while (state.preparation && state.turn.step === 'terrain') {
    const { side } = state.turn;
    const order = officer(rules, level, 7).choose(viewOf(rules, state, side));
    orders.push(order);
    state = resolve(rules, state, order, answer).state;
  }
  return orders;
}

/** The rows between a space and the edge of a side, as a share of all rows. */
function fromEdge({ grid }: Ruleset, side: Side, space = ''): number {
  const { row } = grid.position(space);
  return (side === 'north' ? row : grid.rows - 1 - row) / grid.rows;
}

test.each(IDS)('officers of every level lay cover where their own line is to stand: %s', (id) => {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  for (const level of OFFICER_LEVELS) {
    const orders = laid(rules, scenario, level);
    expect(orders.every(({ type }) => type === 'place-terrain')).toBe(true);
    for (const side of ['south', 'north'] as const) {
      const [first, ...more] = orders.filter((order) => order.side === side);
      expect(fromEdge(rules, side, first?.to)).toBeLessThan(0.5);
      expect(more.length).toBeGreaterThan(0);
    }
    expect(new Set(orders.map(({ to }) => to)).size).toBe(orders.length);
  }
});

test('advice before a battle names cover in front of the own line, too', () => {
  const scenario = battle('made-up-small-40');
  const rules = rulesOf(scenario);
  const state = deploy(rules, scenario);
  const advice = thoughtOut(advising(rules, viewOf(rules, state, 'south'), null, 1));
  expect(advice.length).toBeGreaterThan(1);
  for (const { choice } of advice) {
    if (typeof choice === 'string') throw new Error(`${choice} is an answer`);
    expect(choice.type).toBe('place-terrain');
    expect(fromEdge(rules, 'south', choice.to)).toBeLessThan(0.5);
  }
});
