import { describe, expect, test } from 'vitest';
import { fight } from '../../tools/arena/match';
import { BATTLES } from '../../tools/play/battles';

/** At least so many short battles, shared among all scenarios of all games. */
const BATTLES_AT_LEAST = 100;
const ROUNDS = Math.ceil(BATTLES_AT_LEAST / BATTLES.length);
/** The orders of the officers in each, after so many of players that want to fight. */
const ORDERS = 6;
const BEFORE = 45;

const OFFICERS = { south: 'recruit', north: 'recruit' } as const;
const FIGHTERS = { south: 'eager', north: 'eager' } as const;

describe.each(BATTLES.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  // Every order is checked, and so is every answer; a player without an order throws.
  test('officers on both sides give legal orders and answers, from the first order and in the midst of it', () => {
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      const from = seed % 2 === 0 ? undefined : fight(scenario, FIGHTERS, seed, { most: BEFORE * seed }).end;
      const { end, orders } = fight(scenario, OFFICERS, seed, { most: ORDERS, ...(from && { from }) });
      expect(end.winner !== null || orders === ORDERS).toBe(true);
    }
  });
});
