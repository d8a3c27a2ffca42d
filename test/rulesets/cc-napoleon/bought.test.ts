import { expect, test } from 'vitest';
import { ccNapoleon, ccNapoleonArmies } from '../../../src/rulesets/cc-napoleon';

const { prices, free, battle } = ccNapoleonArmies;

test('every piece of the chart can be bought or comes for free: R000-162, R000-163; skirmishers come from their stands', () => {
  const sold = [...Object.keys(prices), ...Object.keys(free)];
  expect(Object.keys(ccNapoleon.pieces).filter((type) => !sold.includes(type))).toEqual(['skirmishers']);
});

test('whoever is bought is called something, not by a key', () => {
  const counts = Object.fromEntries(Object.keys(prices).map((type) => [type, 1]));
  const army = { name: 'South', nation: 'british', counts };
  const { units } = battle({
    size: 'large',
    points: 90,
    attacker: null,
    rating: 'size',
    armies: { south: army, north: army },
  });
  const keys = Object.values(units)
    .map(({ type, name = type }) => [type, name])
    .filter(([type, name]) => type === name);
  expect(keys).toEqual([]);
});
