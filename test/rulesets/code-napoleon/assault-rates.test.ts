import { describe, expect, test } from 'vitest';
import type { Grade } from '../../../src/rulesets/code-napoleon/troop';
import { type Assault, playAssault } from './assault-players';

const BATTLES = 8;

/** How far single assaults lie from their mean, as about a dozen a row have told: wide, so that gross faults alone show. */
const SPREAD: Assault = {
  lanes: 1,
  lostOfAttacker: 0.95,
  lostOfDefender: 0.9,
  hitsOfAttacker: 0.45,
  hitsOfDefender: 0.35,
};

const MEASURES = Object.keys(SPREAD) as readonly (keyof Assault)[];

/** The mean of some assaults. */
function rates(attacker: Grade, defender: Grade, batteries: number): Assault {
  const all = Array.from({ length: BATTLES }, (_, seed) => playAssault(attacker, defender, batteries, seed));
  const mean = (measure: keyof Assault) => all.reduce((sum, each) => sum + each[measure], 0) / BATTLES;
  return {
    lanes: mean('lanes'),
    lostOfAttacker: mean('lostOfAttacker'),
    lostOfDefender: mean('lostOfDefender'),
    hitsOfAttacker: mean('hitsOfAttacker'),
    hitsOfDefender: mean('hitsOfDefender'),
  };
}

type Row = readonly [Grade, Grade, batteries: number, rates: readonly number[]];

/** rules/square-rules.md A4.5, 3,000 runs each: lanes, regiments lost and hits in a turn of attacker and defender. */
const TABLE: readonly Row[] = [
  ['regular', 'regular', 1, [1.84, 1.4, 0.28, 1.71, 1.04]],
  ['regular', 'regular', 3, [2.85, 0.99, 0.99, 1.55, 1.51]],
  ['veteran', 'regular', 1, [2.77, 0.4, 0.37, 1.41, 1.09]],
  ['veteran', 'conscript', 1, [3.23, 0.18, 0.74, 1.17, 1.05]],
  ['conscript', 'regular', 1, [0.55, 3.2, 0.11, 1.88, 0.79]],
  ['regular', 'conscript', 1, [2.55, 0.87, 0.74, 1.49, 1.1]],
];

// What its players do is not told but for their being crude; ours go on in their lanes and stand in their lines. Hits
// that are lost count although units may get them back.
describe('assaults of a division go about as the table of A4.5 says', () => {
  test.each(TABLE)(
    '%s columns against %s lines, batteries: %i',
    (attacker, defender, batteries, expected) => {
      const found = rates(attacker, defender, batteries);
      for (const [index, measure] of MEASURES.entries()) {
        // Three times the usual error of so many battles.
        const near = (3 * SPREAD[measure]) / Math.sqrt(BATTLES);
        const off = Math.abs(found[measure] - (expected[index] ?? 0));
        expect(off, `${measure}: ${found[measure]} instead of ${expected[index]}`).toBeLessThan(near);
      }
    },
  );
});
