import { expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { adviceLines } from '../../src/foundry/applications/advice/advice-context';
import { decisionIn } from '../../src/foundry/battle/adviser';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { DUEL, position, seenBy } from '../canvas/battle';
import { ENGLISH } from './english';

const TEXTS = { localize: (key: string, blanks = {}) => ENGLISH.format(key, blanks), has: ENGLISH.has };

vi.stubGlobal('game', { i18n: ENGLISH });

const expected = { points: 0.62, losses: 0.4, inflicted: 1.25, wins: 0.581 };

test('an order is told with its target, its reasons and what it expects', () => {
  const battle = seenBy(['south'], position(DUEL));
  const attack = { type: 'melee', side: 'south', unit: 'a', target: 'x' } as const;
  const move = { type: 'move', side: 'south', unit: 'a', to: '5:3' } as const;
  const [first, second] = adviceLines(
    battle,
    [
      { choice: attack, ...expected, reasons: ['attack'] },
      { choice: move, ...expected, points: -0.04, reasons: ['nearer', 'sheltered'] },
    ],
    TEXTS,
  );
  const { a, x } = battle.state.units;
  expect(first).toMatchObject({ why: 'Attacks now.', points: '+0.6', losses: '0.4', wins: '58 %' });
  expect(first?.text).toContain(a?.name);
  expect(first?.text).toContain(x?.name);
  expect(first).toMatchObject({ piece: 'a', space: x?.at });
  expect(second).toMatchObject({
    why: 'Moves closer to the enemy, is protected by the terrain.',
    points: '0.0',
  });
  expect(second).toMatchObject({ piece: 'a', space: '5:3' });
  expect(second?.label).toContain('2: ');
});

test('a user is advised about own orders and questions only, and never in a lesson', () => {
  const battle = seenBy(['south'], position(DUEL));
  expect(decisionIn(battle)).toMatchObject({ side: 'south', open: null, options: null });
  expect(decisionIn({ ...battle, seats: ['north'] })).toBeUndefined();
  expect(decisionIn({ ...battle, isPaused: true })).toBeUndefined();
  expect(decisionIn({ ...battle, lesson: 'first' })).toBeUndefined();
  expect(decisionIn({ ...battle, asItWas: { at: 1, count: 2, before: null } })).toBeUndefined();
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  // Before the cards are dealt no side has to decide.
  const undealt = { ...battle, state: deploy(ccNapoleon, scenario) };
  expect(ccNapoleon.opening(undealt.state)).toBeDefined();
  expect(decisionIn(undealt)).toBeUndefined();
});
