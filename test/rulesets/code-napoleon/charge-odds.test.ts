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
  wordNumber,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { CHARGES } from '../../../src/rulesets/code-napoleon/phases';
import { MELEE_CHART } from '../../../src/rulesets/code-napoleon/tables/melee';
import { bruteForce, expectSame, reckoned } from '../../core/brute-force';
import { happened } from '../../happened';
import { type Fighter, HERE, meleeOf } from './melee-positions';

/** A charge of two squares, as the odds foresee it: with its tests, the reaction, and all rounds of melee. */
function chargeOf(attacker: Fighter, defender: Fighter, more: Parameters<typeof meleeOf>[2] = {}) {
  const { state } = meleeOf([{ at: 'H8', ...attacker }], [defender], more);
  const before = happened(codeNapoleon, state, (c, piece) => {
    const { position } = c;
    position.clearMarks();
    position.place(piece('a'), position.board.number('H8'));
    position.setTurn(1, 0, wordNumber(CHARGES), 0);
    c.battleNoted({ melees: [], charges: [] });
  });
  const order = { type: 'charge', side: 'south', unit: 'a', target: 'x' } as const;
  const seen = codeNapoleon.combatPreview(before, order);
  if (!seen) throw new Error('a charge is foreseen');
  return seen;
}

/** Everybody needs so much against everybody. */
const alike = (needed: number): TableCells =>
  MELEE_CHART.table.rows.map(() => MELEE_CHART.table.columns.map(() => needed));

/** Effects of the faces of a d4, the rest never being rolled. */
const effects = (...faces: readonly string[]): TableCells =>
  Array.from({ length: 12 }, (_, index) => [faces[index] ?? 'loss']);

// Four faces a die, a score wherever nobody rolls the four, and a unit in disorder never holds: after two rounds the
// melee is over, and all of the throws can be tried one by one.
const MILITIA: Fighter = { grade: 'militia', strength: 1 };
const COLUMN: Fighter = { ...MILITIA, formation: 'attack-column' };
const SHORT = { tables: { melee: alike(5), effects: effects('rout', 'retreat', 'retreat', 'disorder') } };
const MOST_DICE = 12;

describe('the exact odds of a charge whose melee lasts two rounds equal brute force over all faces', () => {
  test.each(['none', 'fire'])(
    'the defender answers by %s',
    (reaction) => {
      const { state, order } = chargeOf(COLUMN, { ...MILITIA, strength: 2 }, SHORT);
      const odds = reckoned(codeNapoleon, state, order, reaction);
      expect(odds.size).toBeGreaterThan(3);
      expectSame(odds, bruteForce(codeNapoleon, state, order, reaction, MOST_DICE));
    },
    60_000,
  );
});

const SAMPLES = 300;

/** Every die by chance; every question is answered as the odds answer it, and the defender does not react. */
function sampled(seed: number): (query: Query) => Reply {
  const chance = seededReply(codeNapoleon, seededStream(seed));
  return (query) =>
    query.kind === 'ask' ? { kind: 'chose', option: query.options[0] ?? '' } : chance(query);
}

const isWon = ({ units }: State): boolean =>
  Object.values(units).some(({ side, at }) => side === 'south' && at === HERE);

test('the exact odds of a charge with six rounds lie where samples of it do', () => {
  const { state, order } = chargeOf({ formation: 'attack-column' }, { grade: 'elite', strength: 8 });
  const table = exactOdds(codeNapoleon, state, order).find(({ response }) => response === 'none');
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
  expect(expected).toBeGreaterThan(0.1);
}, 60_000);
