import { expect, test } from 'vitest';
import { fight } from '../../tools/arena/match';
import { BATTLES } from '../../tools/play/battles';

/** Short battles of each scenario: 126 in all. */
const SEEDS = [1, 2, 3];
/** The orders of the officers in each; all but the first begin after so many orders of players that want to fight. */
const ORDERS = 4;
const BEFORE = 45;

const RECRUITS = { south: 'recruit', north: 'recruit' } as const;
/** Officers who search, for the last of them. */
const CAPTAINS = { south: 'hasty', north: 'hasty' } as const;
const FIGHTERS = { south: 'eager', north: 'eager' } as const;

test('an order that is chosen on a copy of a position is legal in the position, whatever the card in play', () => {
  const scenario = BATTLES.find(({ id }) => id === 'made-up-small-40');
  if (!scenario) throw new Error('there is no such battle');
  expect(() => fight(scenario, { south: 'random', north: 'random' }, 1, { most: 600 })).not.toThrow();
});

test.each(BATTLES.map((scenario) => [scenario.id, scenario] as const))(
  'officers give legal orders and answers, at the start and in the midst of a battle: %s',
  (_, scenario) => {
    const midst = fight(scenario, FIGHTERS, 1, { most: BEFORE }).end;
    for (const seed of SEEDS) {
      const from = seed === 1 ? {} : { from: midst };
      // Every order is checked there, and so is every answer; an officer without an order throws.
      const officers = seed === SEEDS.length ? CAPTAINS : RECRUITS;
      const { end, orders } = fight(scenario, officers, seed, { most: ORDERS, ...from });
      expect(end.winner !== null || orders === ORDERS).toBe(true);
    }
  },
);
