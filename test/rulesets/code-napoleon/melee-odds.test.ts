import { describe, expect, test } from 'vitest';
import { exactOdds } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { bruteForce, expectSame, reckoned } from '../../core/brute-force';
import { type Fighter, meleeOf } from './melee-positions';
import { alike, effects, expectSampled } from './sampled-odds';

const MILITIA: Fighter = { grade: 'militia', strength: 3 };
const HORSE: Fighter = { ...MILITIA, type: 'light-cavalry' };

// Four faces a die, most of them a score, and a unit in disorder never holds: few melees go on for long, and all of
// their throws can be tried one by one, up to the sixth round.
const FIGHTS: Readonly<Record<string, Parameters<typeof meleeOf>>> = {
  'foot against foot, to the sixth round': [
    [MILITIA],
    [MILITIA],
    { tables: { melee: alike(4), effects: effects('rout', 'retreat', 'retreat', 'rout') } },
  ],
  'two rounds, the second in disorder': [
    [MILITIA],
    [{ ...MILITIA, strength: 1 }],
    { tables: { melee: alike(4), effects: effects('rout', 'retreat', 'retreat', 'disorder') } },
  ],
  'two against one': [
    [MILITIA, MILITIA],
    [MILITIA],
    { tables: { melee: alike(4), effects: effects('rout', 'retreat', 'retreat', 'retreat') } },
  ],
  'horse that breaks off in disorder': [
    [HORSE],
    [MILITIA],
    { tables: { melee: alike(4), effects: effects('retreat', 'retreat', 'retreat', 'disorder') } },
  ],
};

const MOST_DICE = 30;

describe('the exact odds of a melee equal brute force over all faces', () => {
  test.each(Object.entries(FIGHTS))('%s', (_, fight) => {
    const { state, order } = meleeOf(...fight);
    const odds = reckoned(codeNapoleon, state, order, null);
    expect(odds.size).toBeGreaterThan(3);
    expectSame(odds, bruteForce(codeNapoleon, state, order, null, MOST_DICE));
  });
});

const SAMPLES = 1500;

test('the exact odds of six rounds lie where samples of them do', () => {
  const { state, order } = meleeOf(
    [{ formation: 'attack-column' }, { type: 'heavy-cavalry' }],
    [{ grade: 'elite', strength: 8 }],
  );
  const [table] = exactOdds(codeNapoleon, state, order);
  expect(expectSampled(table, { state, order }, SAMPLES)).toBeGreaterThan(0.5);
});
