import { describe, expect, test } from 'vitest';
import {
  deploy,
  exactOdds,
  type Order,
  type Query,
  type Reply,
  type Scenario,
  type State,
  start,
} from '../../src/core';
import { ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';

const side = { name: '', nation: '', target: 99, rating: 99 };
const position = (units: Scenario['units'], terrain: Scenario['terrain'] = {}): State =>
  deploy(rules, {
    id: 'test',
    ruleset: rules.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side, north: side },
    terrain,
    units,
    objectives: [],
    options: {},
  });

/** Strengths and places: what the tests compare. */
const facts = ({ units }: State): string =>
  Object.values(units)
    .map(({ id, at, strength, formation }) => `${id} ${strength} ${at} ${formation}`)
    .join('; ');

/** Runs an order with the replies at hand: the position at its end, or the question that lacks a reply. */
function run(state: State, order: Order, replies: readonly Reply[]): State | Query {
  const run = start(rules, state, order);
  for (const reply of replies) run.reply(reply);
  return run.query ?? run.state;
}

/** Every sequence of single faces, one by one: slow, and without any of the cleverness of the odds. */
function bruteForce(state: State, order: Order, response: string): Map<string, number> {
  const found = new Map<string, number>();
  const faces = rules.dice.cc?.faces ?? [];
  const answers = (query: Query): readonly Reply[] => {
    if (query.kind === 'roll')
      return throws(faces, query.count).map((each) => ({ kind: 'rolled', faces: each }));
    const option = query.reason === 'response' ? response : (query.options[0] ?? '');
    return [{ kind: 'chose', option }];
  };
  const walk = (replies: readonly Reply[], probability: number): void => {
    const reached = run(state, order, replies);
    if (!('kind' in reached)) {
      found.set(facts(reached), (found.get(facts(reached)) ?? 0) + probability);
      return;
    }
    const next = answers(reached);
    for (const reply of next) walk([...replies, reply], probability / next.length);
  };
  walk([], 1);
  return found;
}

const throws = (faces: readonly string[], count: number): string[][] =>
  count === 0 ? [[]] : throws(faces, count - 1).flatMap((rest) => faces.map((face) => [face, ...rest]));

function oddsBy(state: State, order: Order, response: string | null): Map<string, number> {
  const table = exactOdds(rules, state, order).find((each) => each.response === response);
  const found = new Map<string, number>();
  for (const outcome of table?.outcomes ?? []) {
    const key = facts(outcome.state);
    found.set(key, (found.get(key) ?? 0) + outcome.probability);
  }
  return found;
}

function expectSame(odds: Map<string, number>, brute: Map<string, number>): void {
  expect([...odds.keys()].sort()).toEqual([...brute.keys()].sort());
  for (const [key, probability] of brute) expect(odds.get(key), key).toBeCloseTo(probability, 12);
  expect([...odds.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
}

describe('exact odds equal brute force over all faces', () => {
  test('fire of 4 dice on infantry', () => {
    const state = position({
      a: { side: 'south', type: 'infantry', at: '4:4' },
      b: { side: 'north', type: 'infantry', at: '3:4', strength: 3 },
    });
    const order = { type: 'fire', side: 'south', unit: 'a', target: 'b' } as const;
    expectSame(oddsBy(state, order, null), bruteForce(state, order, 'none'));
  });

  test('fire on guns whose last gunner retreats', () => {
    const state = position({
      a: { side: 'south', type: 'infantry', at: '3:4' },
      b: { side: 'north', type: 'artillery', at: '2:4', strength: 2 },
    });
    const order = { type: 'fire', side: 'south', unit: 'a', target: 'b' } as const;
    expectSame(oddsBy(state, order, null), bruteForce(state, order, 'none'));
  });

  test('militia against militia with every response and the counter-attack', () => {
    const state = position(
      {
        a: { side: 'south', type: 'militia', at: '4:4', strength: 2 },
        b: { side: 'north', type: 'militia', at: '3:4', strength: 2 },
      },
      { '3:4': 'woods', '4:4': 'woods' },
    );
    const order = { type: 'melee', side: 'south', unit: 'a', target: 'b' } as const;
    for (const response of ['none', 'fire']) {
      expectSame(oddsBy(state, order, response), bruteForce(state, order, response));
    }
  });

  test('an emergency square that breaks', () => {
    const state = position(
      {
        a: { side: 'south', type: 'landwehr-cavalry', at: '4:4' },
        b: { side: 'north', type: 'infantry', at: '3:4', strength: 2 },
      },
      { '3:4': 'hill' },
    );
    // Landwehr with 2 dice, uphill: 2 dice to break the square and 4 to attack it, 1,296 throws at most.
    const few = { ...state, options: { landwehrCavalryDice: 2 } };
    const order = { type: 'melee', side: 'south', unit: 'a', target: 'b' } as const;
    expectSame(oddsBy(few, order, 'square'), bruteForce(few, order, 'square'));
  }, 60_000);

  test('lances that roll their swords again', () => {
    const state = position(
      {
        a: { side: 'south', type: 'light-cavalry', at: '4:4', armed: ['lance'] },
        b: { side: 'north', type: 'artillery', at: '3:4' },
      },
      { '3:4': 'hill' },
    );
    const order = { type: 'melee', side: 'south', unit: 'a', target: 'b' } as const;
    expectSame(oddsBy(state, order, 'none'), bruteForce(state, order, 'none'));
  });
});
