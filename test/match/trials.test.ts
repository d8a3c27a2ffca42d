// The results of trial battles: added up, and read again only if they can be true.
import { describe, expect, test } from 'vitest';
import { deploy, type State, UnusableData } from '../../src/core';
import { battlesIn, NO_TRIALS, readTrials, together, trialOf, wilson } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const start = deploy(ccNapoleon, scenario);

describe('trial battles', () => {
  const [fallen] = Object.values(start.units).filter(({ side }) => side === 'north');
  if (!fallen) throw new Error('the north has no units');
  const { [fallen.id]: _, ...left } = start.units;
  const won: State = {
    ...start,
    units: left,
    fallenUnits: { [fallen.id]: { ...fallen, strength: 0 } },
    winner: 'south',
  };

  test('a battle counts for its winner, with its turns and the losses of both sides', () => {
    const result = trialOf(ccNapoleon, start, won);
    expect(result).toMatchObject({ wins: { south: 1, north: 0 }, draws: 0, unfinished: 0 });
    expect(result.unitsLost).toEqual({ south: 0, north: 1 });
    expect(result.strengthLost).toEqual({ south: 0, north: fallen.strength });
    expect(result.turns).toBe(ccNapoleon.ownTurn(start.turn));
  });

  test('a battle that was left without a winner is a draw, and told', () => {
    expect(trialOf(ccNapoleon, start, start)).toMatchObject({ draws: 1, unfinished: 1 });
    expect(trialOf(ccNapoleon, start, { ...won, winner: 'draw' })).toMatchObject({ draws: 1, unfinished: 0 });
  });

  test('results add up, and come back as they were stored', () => {
    const some = [won, start, won].map((end) => trialOf(ccNapoleon, start, end)).reduce(together, NO_TRIALS);
    expect(battlesIn(some)).toBe(3);
    expect(some).toMatchObject({ wins: { south: 2 }, draws: 1, unitsLost: { north: 2 } });
    expect(readTrials(JSON.parse(JSON.stringify(some)))).toEqual(some);
  });

  const good = trialOf(ccNapoleon, start, won);
  test.each<readonly [string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['no battle', NO_TRIALS],
    ['half a battle', { ...good, draws: 0.5 }],
    ['fewer than no losses', { ...good, unitsLost: { south: -1, north: 0 } }],
    ['more without an end than draws', { ...good, unfinished: 1 }],
    ['a number beyond any series', { ...good, turns: 1e300 }],
    ['a word for a number', { ...good, turns: '12' }],
    ['one side alone', { ...good, wins: { south: 1 } }],
  ])('results with %s are refused', (_name, data) => {
    expect(() => readTrials(data)).toThrow(UnusableData);
  });
});

test('the interval of a share is that of Wilson', () => {
  const [low, high] = wilson(58, 100);
  expect(low).toBeCloseTo(0.482, 3);
  expect(high).toBeCloseTo(0.672, 3);
  const [none, few] = wilson(0, 10);
  expect(none).toBeCloseTo(0, 6);
  expect(few).toBeCloseTo(0.278, 3);
});
