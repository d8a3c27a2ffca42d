import { describe, expect, test } from 'vitest';
import {
  exactOdds,
  type Query,
  type Reply,
  resolve,
  type State,
  seededReply,
  seededStream,
  type TableCells,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { MELEE_CHART } from '../../../src/rulesets/code-napoleon/tables/melee';
import { bruteForce, expectSame, reckoned } from '../../core/brute-force';
import { type Fighter, HERE, meleeOf } from './melee-positions';

/** Everybody needs so much against everybody. */
const alike = (needed: number): TableCells =>
  MELEE_CHART.table.rows.map(() => MELEE_CHART.table.columns.map(() => needed));

/** Effects of the faces of a d4, the rest never being rolled. */
const effects = (...faces: readonly string[]): TableCells =>
  Array.from({ length: 12 }, (_, index) => [faces[index] ?? 'loss']);

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
  test.each(Object.entries(FIGHTS))(
    '%s',
    (_, fight) => {
      const { state, order } = meleeOf(...fight);
      const odds = reckoned(codeNapoleon, state, order, null);
      expect(odds.size).toBeGreaterThan(3);
      expectSame(odds, bruteForce(codeNapoleon, state, order, null, MOST_DICE));
    },
    120_000,
  );
});

const SAMPLES = 1500;

/** Every die by chance; every question is answered as the odds answer it. */
function sampled(seed: number): (query: Query) => Reply {
  const chance = seededReply(codeNapoleon, seededStream(seed));
  return (query) =>
    query.kind === 'ask' ? { kind: 'chose', option: query.options[0] ?? '' } : chance(query);
}

const isWon = ({ units }: State): boolean =>
  Object.values(units).some(({ side, at }) => side === 'south' && at === HERE);

test('the exact odds of six rounds lie where samples of them do', () => {
  const { state, order } = meleeOf(
    [{ formation: 'attack-column' }, { type: 'heavy-cavalry' }],
    [{ grade: 'elite', strength: 8 }],
  );
  const [table] = exactOdds(codeNapoleon, state, order);
  const expected = (table?.outcomes ?? []).reduce(
    (sum, { probability, state: after }) => sum + (isWon(after) ? probability : 0),
    0,
  );
  const reply = sampled(1809);
  let won = 0;
  for (let count = 0; count < SAMPLES; count += 1) {
    if (isWon(resolve(codeNapoleon, state, order, reply).state)) won += 1;
  }
  // Four times the usual error.
  const error = 4 * Math.sqrt((expected * (1 - expected)) / SAMPLES);
  expect(Math.abs(won / SAMPLES - expected)).toBeLessThan(error);
  expect(expected).toBeGreaterThan(0.5);
}, 60_000);
