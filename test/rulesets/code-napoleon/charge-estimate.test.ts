import { expect, test } from 'vitest';
import type { Scenario } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { chargeChances } from '../../../src/rulesets/code-napoleon/charge-estimate';
import type { Position } from '../../../src/rulesets/code-napoleon/play';
import { type Fighter, meleeOf } from './melee-positions';

const CAVALRY: Fighter = { type: 'heavy-cavalry' };

/** The chances of a charge on somebody in the next square. */
function chancesOf(attacker: Fighter, defender: Fighter, more: Partial<Scenario> = {}) {
  const { state } = meleeOf([attacker], [defender], more);
  const position = codeNapoleon.play.positionOf(state) as unknown as Position;
  const [unit, target] = [position.find('a'), position.find('x')];
  if (!unit || !target) throw new Error('nobody charges');
  return chargeChances(position, unit, target);
}

/** T003-14 without what it says of squares. */
const SQUARES_ARE_NOTHING = {
  tables: {
    'charge-modifiers': [
      [1, -2],
      [1, -3],
      [0, 0],
      [0, 1],
      [-1, 2],
      [0, 1],
    ],
  },
};

test('cavalry meets a square as often as the infantry that it charges forms one', () => {
  const square = chancesOf(CAVALRY, { formation: 'square' });
  const open = chancesOf(CAVALRY, {}, SQUARES_ARE_NOTHING);
  expect([square.comes < open.comes, square.stands > open.stands]).toEqual([true, true]);
  // R003-104: it forms square by the die by which it stands.
  const share = open.stands;
  const { comes, stands } = chancesOf(CAVALRY, {});
  expect(comes).toBeCloseTo(share * square.comes + (1 - share) * open.comes);
  expect(stands).toBeCloseTo(share * square.stands + (1 - share) * open.stands);
});

test('cavalry does not meet a square of cavalry, and infantry minds cover', () => {
  expect(chancesOf(CAVALRY, CAVALRY)).toEqual(chancesOf(CAVALRY, CAVALRY, SQUARES_ARE_NOTHING));
  const [bare, covered] = [chancesOf({}, {}), chancesOf({}, {}, { terrain: { H6: 'town' } })];
  expect(covered.comes).toBeLessThan(bare.comes);
  expect(covered.stands).toBeGreaterThan(bare.stands);
});
