import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { attacks, bruteForce, expectSame, reckoned, responsesTo } from './brute-force';
import { POSITIONS } from './odds-positions';

/** What six dice show in all: 46,656 throws. */
const MOST_DICE = 6;
const nameOf = ({ type, unit, target }: Order, response: string | null): string =>
  [type, unit, target, ...(response === null ? [] : [response])].join(' ');

describe.each(Object.entries(POSITIONS))('exact odds equal brute force over all faces: %s', (_, position) => {
  const { state } = position;
  const all = attacks(state).flatMap((order) =>
    responsesTo(ccNapoleon, state, order).map((response) => ({
      name: nameOf(order, response),
      order,
      response,
    })),
  );

  test('every attack looked at is there', () => {
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...position.attacks]));
  });

  const few = all.filter(({ name }) => position.attacks.includes(name));
  test.each(few)('$name', ({ order, response }) => {
    expectSame(
      reckoned(ccNapoleon, state, order, response),
      bruteForce(ccNapoleon, state, order, response, MOST_DICE),
    );
  });
});
