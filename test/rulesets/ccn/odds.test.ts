import { describe, expect, test } from 'vitest';
import type { Order, State } from '../../../src/core';
import { ccn } from '../../../src/rulesets/ccn';
import { bruteForce, expectSame, positionOf, reckoned, responsesTo } from '../../core/brute-force';

/** What the exchanges below throw at most. */
const MOST_DICE = 9;

const without = { commandCards: false };

interface Attacked {
  readonly state: State;
  readonly order: Order;
}

const attack = (type: string, unit: string, target: string, units?: readonly string[]): Order => ({
  type,
  side: 'south',
  unit,
  target,
  ...(units && { units }),
});

const POSITIONS: Readonly<Record<string, Attacked>> = {
  'a volley at infantry that is led': {
    state: positionOf(
      ccn,
      {
        a: { side: 'south', type: 'french-line', at: '6:4', strength: 3 },
        b: { side: 'north', type: 'british-line', at: '4:4', strength: 2 },
        l: { side: 'north', type: 'leader', at: '4:4' },
      },
      {},
      without,
    ),
    order: attack('fire', 'a', 'b'),
  },
  'line against line, which battles back': {
    state: positionOf(
      ccn,
      {
        a: { side: 'south', type: 'portuguese-line', at: '5:4', strength: 2 },
        b: { side: 'north', type: 'spanish-line', at: '4:4', strength: 2 },
      },
      {},
      without,
    ),
    order: attack('melee', 'a', 'b'),
  },
  'cavalry on infantry that may form square': {
    state: positionOf(
      ccn,
      {
        a: { side: 'south', type: 'british-light-cavalry', at: '5:4', strength: 2 },
        b: { side: 'north', type: 'french-light', at: '4:4', strength: 2 },
      },
      {},
      without,
    ),
    order: attack('melee', 'a', 'b'),
  },
  'infantry on cavalry that may retire, up a hill': {
    state: positionOf(
      ccn,
      {
        a: { side: 'south', type: 'french-line', at: '5:4', strength: 3 },
        b: { side: 'north', type: 'british-heavy-cavalry', at: '4:4', strength: 1 },
      },
      { '4:4': 'hill' },
      without,
    ),
    order: attack('melee', 'a', 'b'),
  },
  'guns that join in': {
    state: positionOf(
      ccn,
      {
        a: { side: 'south', type: 'french-line', at: '5:4', strength: 1 },
        g: { side: 'south', type: 'french-foot-artillery', at: '4:7', strength: 1 },
        b: { side: 'north', type: 'british-line', at: '4:4', strength: 2 },
      },
      {},
      without,
    ),
    order: attack('combined-arms', 'a', 'b', ['g']),
  },
  rockets: {
    state: positionOf(
      ccn,
      {
        a: { side: 'south', type: 'british-rocket-battery', at: '7:4', strength: 1 },
        b: { side: 'north', type: 'french-line', at: '4:4', strength: 1 },
        l: { side: 'north', type: 'leader', at: '4:4' },
      },
      { '5:4': 'forest' },
      without,
    ),
    order: attack('fire', 'a', 'b'),
  },
};

describe.each(Object.entries(POSITIONS))('exact odds equal brute force over all faces: %s', (_, each) => {
  const { state, order } = each;

  test('the attack is legal', () => {
    expect(ccn.refusal(state, order)).toBeUndefined();
  });

  test.each(responsesTo(ccn, state, order).map((response) => [response ?? 'nothing to answer', response]))(
    '%s',
    (__, response) => {
      const odds = reckoned(ccn, state, order, response);
      expect(odds.size).toBeGreaterThan(1);
      expectSame(odds, bruteForce(ccn, state, order, response, MOST_DICE));
    },
  );
});
