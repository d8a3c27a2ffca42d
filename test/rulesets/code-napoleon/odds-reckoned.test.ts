// Odds at the question of a charge are those that its card foretold, and what takes too long is drawn from samples.
import { expect, test } from 'vitest';
import { inOneGo, type Order, resume, type State, wordNumber } from '../../../src/core';
import { answerOdds, newSave, type OddsSummary, oddsOf, oddsReckoned, viewOf } from '../../../src/match';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { CONTACT } from '../../../src/rulesets/code-napoleon/phases';
import { happened } from '../../happened';
import { meleeOf } from './melee-positions';
import { alike, effects } from './sampled-odds';

const MILITIA = { grade: 'militia', strength: 1 };
const SHORT = { tables: { melee: alike(5), effects: effects('rout', 'retreat', 'retreat', 'disorder') } };
const RESOLVE: Order = { type: 'resolve', side: 'south', unit: 'a', target: 'x' };

/** Militia charges in column, and is about to be answered. */
function charging(more = SHORT): State {
  const { state } = meleeOf(
    [{ ...MILITIA, at: 'H8', formation: 'attack-column' }],
    [{ ...MILITIA, strength: 2 }],
    more,
  );
  return happened(codeNapoleon, state, (c, piece) => {
    const { position } = c;
    position.clearMarks();
    position.place(piece('a'), position.board.number('H8'));
    position.setTurn(1, 0, wordNumber(CONTACT), 0);
    c.battleNoted({ melees: [], charges: [{ unit: 'a', from: 'H8', to: 'H6', via: ['H7'] }] });
  });
}

const byResponse = ({ rows }: OddsSummary) =>
  Object.fromEntries(rows.map(({ response, ...row }) => [response ?? '', row] as const));

test('what the charged is told at the question is what the charger was told before', () => {
  const from = charging();
  const { query } = resume(codeNapoleon, from, { order: RESOLVE, replies: [] });
  if (query?.kind !== 'ask') throw new Error('nobody is asked');
  expect(query.options).toContain('fire');
  const open = { order: RESOLVE, replies: [] };
  const view = viewOf(codeNapoleon, { ...newSave(codeNapoleon, from), open });
  const asked = byResponse(answerOdds(codeNapoleon, view, { ...open, from }, query));
  const foretold = byResponse(oddsOf(codeNapoleon, from, RESOLVE));
  expect(Object.keys(asked).sort()).toEqual(Object.keys(foretold).sort());
  for (const [response, row] of Object.entries(foretold)) {
    for (const of of ['target', 'attacker'] as const) {
      for (const key of ['destroyed', 'drivenBack', 'lost'] as const) {
        expect(asked[response]?.[of][key]).toBeCloseTo(row[of][key], 9);
      }
    }
  }
});

test('where there are too many ways, samples of each response lie near what is exact, and say what they are', () => {
  const from = charging();
  const samples = 2000;
  const exact = byResponse(oddsOf(codeNapoleon, from, RESOLVE));
  const drawn = inOneGo(oddsReckoned(codeNapoleon, from, RESOLVE, { ways: 10, samples }));
  expect(drawn.samples).toBe(samples);
  const rows = byResponse(drawn);
  expect(Object.keys(rows).sort()).toEqual(Object.keys(exact).sort());
  for (const [response, { target, attacker }] of Object.entries(exact)) {
    for (const [mine, theirs] of [
      [target, rows[response]?.target],
      [attacker, rows[response]?.attacker],
    ] as const) {
      for (const key of ['destroyed', 'drivenBack'] as const) {
        // Four times the usual error.
        const error = 4 * Math.sqrt((mine[key] * (1 - mine[key])) / samples) + 1e-9;
        expect(Math.abs(mine[key] - (theirs?.[key] ?? 2))).toBeLessThan(error);
      }
    }
  }
  expect(inOneGo(oddsReckoned(codeNapoleon, from, RESOLVE, { ways: 10, samples }))).toEqual(drawn);
});

test('odds are reckoned a little at a time, and come to the same whatever is reckoned in between', () => {
  const from = charging({ tables: {} } as typeof SHORT);
  const effort = { ways: 100_000, samples: 100 };
  const [one, other] = [0, 1].map(() => oddsReckoned(codeNapoleon, from, RESOLVE, effort));
  if (!one || !other) throw new Error('two of them');
  let slices = 0;
  let [a, b] = [one.next(), other.next()];
  while (!a.done || !b.done) {
    slices += 1;
    if (!a.done) a = one.next();
    if (!b.done) b = other.next();
  }
  expect(slices).toBeGreaterThan(10);
  expect(a.value).toEqual(b.value);
  expect(a.value).toEqual(inOneGo(oddsReckoned(codeNapoleon, from, RESOLVE, effort)));
});
