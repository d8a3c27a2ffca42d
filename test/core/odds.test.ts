import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/core';
import { attacks, bruteForce, type Odds, reckoned, responsesTo } from './brute-force';
import { POSITIONS } from './odds-positions';

/** What six dice show in all: 46,656 throws. */
const MOST_DICE = 6;
const NEAR = 1e-9;

const sum = (odds: Odds): number => [...odds.values()].reduce((all, each) => all + each, 0);

function expectSame(odds: Odds, brute: Odds): void {
  expect([...odds.keys()].sort()).toEqual([...brute.keys()].sort());
  for (const [key, probability] of brute) {
    expect(Math.abs((odds.get(key) ?? 0) - probability), key).toBeLessThan(NEAR);
  }
  expect(Math.abs(sum(odds) - 1)).toBeLessThan(NEAR);
}

const nameOf = ({ type, unit, target }: Order, response: string | null): string =>
  [type, unit, target, ...(response === null ? [] : [response])].join(' ');

describe.each(Object.entries(POSITIONS))('exact odds equal brute force over all faces: %s', (_, position) => {
  const { state } = position;
  const all = attacks(state).flatMap((order) =>
    responsesTo(state, order).map((response) => ({ name: nameOf(order, response), order, response })),
  );

  test('every attack looked at is there', () => {
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...position.attacks]));
  });

  const few = all.filter(({ name }) => position.attacks.includes(name));
  test.each(few)(
    '$name',
    ({ order, response }) => {
      expectSame(reckoned(state, order, response), bruteForce(state, order, response, MOST_DICE));
    },
    60_000,
  );
});
