import { describe, expect, test } from 'vitest';
import { exactOdds, wordNumber } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { CHARGES } from '../../../src/rulesets/code-napoleon/phases';
import { bruteForce, expectSame, reckoned } from '../../core/brute-force';
import { happened } from '../../happened';
import { type Fighter, meleeOf } from './melee-positions';
import { alike, effects, expectSampled } from './sampled-odds';

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

// Four faces a die, a score wherever nobody rolls the four, and a unit in disorder never holds: after two rounds the
// melee is over, and all of the throws can be tried one by one.
const MILITIA: Fighter = { grade: 'militia', strength: 1 };
const COLUMN: Fighter = { ...MILITIA, formation: 'attack-column' };
const SHORT = { tables: { melee: alike(5), effects: effects('rout', 'retreat', 'retreat', 'disorder') } };
const MOST_DICE = 12;

describe('the exact odds of a charge whose melee lasts two rounds equal brute force over all faces', () => {
  test.each(['none', 'fire'])('the defender answers by %s', (reaction) => {
    const { state, order } = chargeOf(COLUMN, { ...MILITIA, strength: 2 }, SHORT);
    const odds = reckoned(codeNapoleon, state, order, reaction);
    expect(odds.size).toBeGreaterThan(3);
    expectSame(odds, bruteForce(codeNapoleon, state, order, reaction, MOST_DICE));
  });
});

const SAMPLES = 300;

test('the exact odds of a charge with six rounds lie where samples of it do', () => {
  const { state, order } = chargeOf({ formation: 'attack-column' }, { grade: 'elite', strength: 8 });
  const table = exactOdds(codeNapoleon, state, order).find(({ response }) => response === 'none');
  expect(expectSampled(table, { state, order }, SAMPLES)).toBeGreaterThan(0.1);
});
