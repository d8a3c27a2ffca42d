import { describe, expect, test } from 'vitest';
import { exactOdds, type State, wordNumber } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { CHARGES } from '../../../src/rulesets/code-napoleon/phases';
import { happened } from '../../happened';
import { type Fighter, HERE, meleeOf } from './melee-positions';

/** A charge of two squares, as odds foresee it: with its tests, the reaction, and all rounds of melee. */
function chargeOf(attacker: Fighter, defender: Fighter) {
  const { state } = meleeOf([{ at: 'H8', ...attacker }], [defender]);
  const before = happened(codeNapoleon, state, (c, piece) => {
    const { position } = c;
    position.clearMarks();
    position.place(piece('a'), position.board.number(attacker.at ?? 'H8'));
    position.setTurn(1, 0, wordNumber(CHARGES), 0);
    c.battleNoted({ melees: [], charges: [] });
  });
  const order = { type: 'charge', side: 'south', unit: 'a', target: 'x' } as const;
  expect(codeNapoleon.refusal(before, order)).toBeUndefined();
  const seen = codeNapoleon.combatPreview(before, order);
  if (!seen) throw new Error('a charge is foreseen');
  return seen;
}

/** How often the attacker has the square in the end and the defender does, in percent, for one reaction. */
function rates(attacker: Fighter, defender: Fighter, reaction: string) {
  const { state, order } = chargeOf(attacker, defender);
  const sums = { wins: 0, loses: 0, all: 0 };
  for (const { response, outcomes } of exactOdds(codeNapoleon, state, order)) {
    if (response !== null && response !== reaction) continue;
    for (const { probability, state: after } of outcomes) {
      sums.all += probability;
      if (isThere(after, 'south')) sums.wins += 100 * probability;
      else if (isThere(after, 'north')) sums.loses += 100 * probability;
    }
  }
  expect(sums.all).toBeCloseTo(1, 9);
  return sums;
}

const isThere = ({ units }: State, of: 'south' | 'north'): boolean =>
  Object.values(units).some(({ side, at }) => side === of && at === HERE);

const COLUMN: Fighter = { formation: 'attack-column' };

/** rules/square-rules.md A4.1: 20,000 runs each; the attacker who wins has the square. */
const TABLE: readonly (readonly [string, Fighter, Fighter, string, number])[] = [
  ['regular column against regular line', COLUMN, {}, 'none', 42.5],
  ['regular column against a line that fires', COLUMN, {}, 'fire', 35.3],
  ['regular heavy cavalry against a line', { type: 'heavy-cavalry' }, {}, 'none', 51.9],
  [
    'regular heavy cavalry against a line that forms square',
    { type: 'heavy-cavalry' },
    {},
    'form-square',
    23.4,
  ],
  ['regular heavy cavalry against a square', { type: 'heavy-cavalry' }, { formation: 'square' }, 'none', 6.6],
  ['regular column against the flank of a line', { ...COLUMN, at: 'F6', facing: 'e' }, {}, 'none', 62.9],
];

/** Chance of 20,000 runs. */
const NEAR = 1.3;

describe('charges of regulars go as often as the table of A4.1 says', () => {
  test.each(TABLE)(
    '%s',
    (_, attacker, defender, reaction, wins) => {
      const found = rates(attacker, defender, reaction);
      expect(Math.abs(found.wins - wins), `${found.wins.toFixed(1)} instead of ${wins}`).toBeLessThan(NEAR);
    },
    120_000,
  );
});
