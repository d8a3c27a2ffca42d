import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  type ArmyBuilding,
  deploy,
  readScenario,
  resolve,
  type Scenario,
  SIDES,
  type Side,
  scenarioData,
  seededReply,
  seededStream,
} from '../../src/core';
import { NATIONS } from '../../src/drawing';
import { GAMES } from '../../src/rulesets';
import { squaresArmies } from '../../src/rulesets/squares';
import { rulesOf } from '../../tools/play/battles';
import { randomOrder } from '../../tools/play/random-battle';

const games = GAMES.flatMap(({ rules, armies }) => (armies ? [[rules.id, armies] as const] : []));

/** Orders that are given after the deployment, so that pieces of every army move and fight. */
const ORDERS = 25;
const BATTLES = 12;

/** An army of a nation that spends what it may: lines at random, as long as there are points. */
function armyOf(armies: ArmyBuilding, nation: string, points: number, picks: readonly number[]): Army {
  const lines = armies.typesOf(nation);
  const counts: Record<string, number> = {};
  for (const pick of picks) {
    const line = lines[pick % lines.length] ?? '';
    const more = { ...counts, [line]: (counts[line] ?? 0) + 1 };
    if (armies.cost({ name: '', nation, counts: more }) <= points) counts[line] = more[line] ?? 0;
  }
  return { name: nation, nation, counts };
}

const isPlayable = (armies: ArmyBuilding, army: Army, size: string, points: number): boolean =>
  armies.remarks(army, size, points).every(({ weight }) => weight !== 'fault');

/** Plays the preparation and some orders after it, each at random. */
function playInto(scenario: Scenario, seed: number): Readonly<Record<string, number>> {
  const rules = rulesOf(scenario);
  const stream = seededStream(seed);
  const answer = seededReply(rules, stream);
  let state = deploy(rules, scenario);
  const seen = { prepared: 0, played: 0 };
  while (state.winner === null && seen.played < ORDERS) {
    if (state.preparation) seen.prepared += 1;
    else seen.played += 1;
    const order = randomOrder(rules, state, stream, new Set());
    state = resolve(rules, state, order, answer).state;
  }
  expect(state.preparation).toBeNull();
  expect(Object.values(state.reserve)).toEqual([]);
  return seen;
}

describe.each(games)('custom battles of %s', (id, armies) => {
  const { nations, sizes, samples, lines, prices, free, typesOf } = armies;

  test('every army that the builder accepts makes a battle that is read back, begins and is played', () => {
    const pick = fc.array(fc.nat(1000), { minLength: 4, maxLength: 60 });
    const property = fc.property(
      fc.constantFrom(...sizes.slice(0, 2)),
      fc.constantFrom(...nations),
      fc.constantFrom(...nations),
      pick,
      pick,
      fc.constantFrom<Side | null>(null, ...SIDES),
      fc.nat(10_000),
      ({ id: size, points: [points = 0] }, ours, theirs, south, north, attacker, seed) => {
        const made = {
          south: armyOf(armies, ours, points, south),
          north: armyOf(armies, theirs, points, north),
        };
        fc.pre(SIDES.every((side) => isPlayable(armies, made[side], size, points)));
        const battle = armies.battle({ size, points, attacker, rating: 'size', armies: made });
        const rules = rulesOf(battle);
        const read = readScenario(rules, JSON.parse(JSON.stringify(scenarioData(rules, battle))));
        // A file names every option.
        expect({ ...deploy(rules, read), options: {} }).toEqual({
          ...deploy(rules, battle),
          options: {},
        });
        expect(playInto(battle, seed).prepared).toBeGreaterThan(0);
      },
    );
    fc.assert(property, { numRuns: BATTLES, seed: 1809 });
  });

  test.each(['south', 'north', 'no side'])(
    'a battle in which %s alone has pieces is prepared, and begins',
    (only) => {
      const [sample] = samples;
      const nation = sample?.nation ?? nations[0] ?? '';
      const army = { name: '', nation, counts: sample?.counts ?? {} };
      const made = armies.battle({
        ...{ size: sample?.size ?? '', points: sample?.points ?? 0, attacker: null, rating: 'size' },
        armies: { south: army, north: army },
      });
      const units = Object.fromEntries(Object.entries(made.units).filter(([, { side }]) => side === only));
      expect(playInto({ ...made, units }, 1).prepared).toBeGreaterThan(0);
    },
  );

  test('every line is of a type of the game, and somebody can buy it', () => {
    const rules = GAMES.find((game) => game.rules.id === id)?.rules;
    for (const { type } of Object.values(lines)) expect(rules?.pieces).toHaveProperty(type);
    for (const nation of nations) {
      expect(NATIONS).toHaveProperty(nation);
      for (const line of typesOf(nation)) expect(prices).toHaveProperty(line);
    }
    for (const line of Object.keys(free)) expect(lines).toHaveProperty(line);
  });

  test('samples spend their points exactly, without a fault, and opposed nations have one of the same points', () => {
    for (const { size, points, nation = nations[0] ?? '', counts } of samples) {
      const army = { name: '', nation, counts };
      expect([nation, size, armies.cost(army)]).toEqual([nation, size, points]);
      expect(isPlayable(armies, army, size, points)).toBe(true);
    }
    const [first] = samples;
    const others = samples.filter(
      ({ points, nation }) => points === first?.points && nation !== first.nation,
    );
    expect(first?.nation === undefined || others.length > 0).toBe(true);
  });

  test('sample armies of two nations differ in their troops', () => {
    // Units of ccn are of their nation, so that the branch alone is compared.
    const troops = ({ counts, nation = '' }: (typeof samples)[number]) =>
      JSON.stringify(Object.entries(counts).map(([line, count]) => [line.replace(`${nation}-`, ''), count]));
    const all = samples.filter(({ nation }) => nation !== undefined).map((each) => troops(each));
    expect(new Set(all).size).toBe(all.length);
  });
});

test('in custom battles of Napoleonic Squares the sides roll for the first move in every turn', () => {
  const { samples, battle, nations } = squaresArmies;
  const [first, second] = samples;
  const [nation = ''] = nations;
  if (!first || !second) throw new Error('there are no sample armies');
  const armies = {
    south: { name: 'South', nation: first.nation ?? nation, counts: first.counts },
    north: { name: 'North', nation: second.nation ?? nation, counts: second.counts },
  };
  const { size, points } = first;
  const scenario = battle({ size, points, attacker: null, rating: 'size', armies });
  const rules = rulesOf(scenario);
  const stream = seededStream(1);
  const answer = seededReply(rules, stream);
  let state = deploy(rules, scenario);
  const rolled = new Set<number>();
  while (state.winner === null && state.turn.number < 8) {
    const { events, state: after } = resolve(
      rules,
      state,
      randomOrder(rules, state, stream, new Set()),
      answer,
    );
    if (events.some((event) => event.type === 'rolled' && event.reason === 'initiative'))
      rolled.add(after.turn.number);
    state = after;
  }
  expect([...rolled].slice(0, 3)).toEqual([1, 3, 5]);
});
