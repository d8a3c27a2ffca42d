import { describe, expect, test } from 'vitest';
import { deploy, UnusableData } from '../../../src/core';
import { NATIONS } from '../../../src/drawing';
import { ccn, ccnArmies } from '../../../src/rulesets/ccn';

const { samples, nations, prices, free, typesOf, ofNation, colourOf, remarks, cost, battle } = ccnArmies;

const army = (nation: string, counts: Readonly<Record<string, number>>) => ({ name: nation, nation, counts });

describe('what an army buys', () => {
  test('every piece of the tables has a price, and somebody who has it', () => {
    expect(Object.keys(prices).sort()).toEqual(Object.keys(ccn.pieces).sort());
    const had = new Set(nations.flatMap((nation) => typesOf(nation)));
    expect([...had].sort()).toEqual(Object.keys(ccn.pieces).sort());
    for (const price of Object.values(prices)) expect(price).toBeGreaterThan(0);
    expect(free).toEqual({ leader: 1 });
  });

  test('a nation has its own table, the British the Portuguese too, and leaders', () => {
    const tablesOf = (nation: string) => new Set(typesOf(nation).map((type) => type.split('-')[0]));
    expect([...tablesOf('french')]).toEqual(['french', 'leader']);
    expect([...tablesOf('british')]).toEqual(['british', 'portuguese', 'leader']);
    expect([...tablesOf('portuguese')]).toEqual(['portuguese', 'leader']);
  });

  test('every nation that can be chosen has a colour', () => {
    for (const nation of nations) expect(NATIONS).toHaveProperty(nation);
    expect(colourOf('portuguese-line', 'british')).toBe('portuguese');
    expect(colourOf('leader', 'british')).toBe('british');
  });
});

describe('an army that changes its nation', () => {
  test('has the same branches of the other table, and its leaders', () => {
    expect(ofNation({ 'french-line': 4, 'french-light-cavalry': 1, leader: 2 }, 'british')).toEqual({
      'british-line': 4,
      'british-light-cavalry': 1,
      leader: 2,
    });
  });

  test('keeps whom the other nation has as well, and adds up those who become one', () => {
    const mixed = { 'british-line': 4, 'portuguese-line': 2 };
    expect(ofNation(mixed, 'british')).toEqual(mixed);
    expect(ofNation({ 'portuguese-line': 2 }, 'british')).toEqual({ 'portuguese-line': 2 });
    expect(ofNation(mixed, 'french')).toEqual({ 'french-line': 6 });
  });

  test('loses nobody: who has no such branch there stays, is told of, and may not be played', () => {
    const counts = ofNation({ 'french-line': 9, 'french-cuirassiers': 2 }, 'british');
    expect(counts).toEqual({ 'british-line': 9, 'french-cuirassiers': 2 });
    const faulty = army('british', counts);
    const [remark] = remarks(faulty, 'small', 40);
    expect(remark).toMatchObject({
      reason: 'not-of-nation',
      weight: 'fault',
      blanks: { nation: 'PDC.rules.nation.british', type: 'PDC.rules.type.french-cuirassiers' },
    });
    const armies = { south: faulty, north: army('french', { 'french-line': 10 }) };
    const plan = { size: 'small', points: 40, attacker: null, rating: 'size' as const, armies };
    expect(() => battle(plan)).toThrow(UnusableData);
    expect(() => battle(plan)).toThrow(/armies\.south: not-of-nation/);
  });
});

test.each(samples.map((sample) => [sample.id, sample] as const))(
  'the sample army %s costs its points, has the usual number of units, and takes the field',
  (_, { size, points, nation = '', counts }) => {
    const own = army(nation, counts);
    expect([cost(own), remarks(own, size, points)]).toEqual([points, []]);
    const plan = {
      size,
      points,
      attacker: null,
      rating: 'size' as const,
      armies: { south: own, north: own },
    };
    const scenario = battle(plan);
    const pieces = Object.values(scenario.units);
    // Both armies, each with a leader for free.
    expect(pieces).toHaveLength(2 * (1 + Object.values(counts).reduce((sum, count) => sum + count, 0)));
    expect(pieces.filter(({ type, name }) => !name || name.includes(type))).toEqual([]);
    for (const side of ['south', 'north']) {
      const names = pieces.filter((piece) => piece.side === side).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(Object.keys(deploy(ccn, scenario).reserve)).toHaveLength(pieces.length);
  },
);

test('every size has a sample army for every nation', () => {
  const had = new Set(samples.map(({ size, nation }) => `${size} ${nation}`));
  expect(had.size).toBe(3 * nations.length);
});

test('allies wear their own colour and are called by their nation; the ground is that of this game', () => {
  const sample = samples.find(({ id }) => id === 'british-medium-60');
  const own = army('british', sample?.counts ?? {});
  const { units, preparation } = battle({
    size: 'medium',
    points: 60,
    attacker: null,
    rating: 'size',
    armies: { south: own, north: own },
  });
  const allies = Object.values(units).filter(
    ({ type, side }) => type === 'portuguese-line' && side === 'south',
  );
  expect(allies).toMatchObject([
    { nation: 'portuguese', name: '1st Portuguese Line' },
    { nation: 'portuguese', name: '2nd Portuguese Line' },
  ]);
  for (const terrain of Object.keys(preparation?.pool ?? {})) expect(ccn.terrain).toHaveProperty(terrain);
});
