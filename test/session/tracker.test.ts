import { expect, test, vi } from 'vitest';
import { keepTurnsByRules } from '../../src/foundry/session/combat-tracker';
import { makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

type Veto = (combat: object, changes: object, options: object) => unknown;

/** What the module says before a combat is changed, and what it tells the user. */
function guarded(): { readonly ask: Veto; readonly told: readonly string[] } {
  const { told } = makeWorld();
  let ask: Veto = () => undefined;
  vi.stubGlobal('Hooks', {
    on: (name: string, listener: Veto) => {
      if (name === 'preUpdateCombat') ask = listener;
    },
  });
  keepTurnsByRules();
  return { ask, told };
}

const battle = { type: 'pas-de-charge.battle', system: {} };

test('the tracker does not count the turns of a battle, and says whose they are', () => {
  const { ask, told } = guarded();
  expect(ask(battle, { round: 1, turn: 0 }, {})).toBe(false);
  expect(ask(battle, { turn: null }, {})).toBe(false);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('end turns in the battle panel');
});

test('everything else of a battle may change, and every other combat goes on by its own turns', () => {
  const { ask, told } = guarded();
  expect(ask(battle, { active: true }, {})).toBe(true);
  expect(ask(battle, { round: 1 }, { 'pas-de-charge': { projected: true } })).toBe(true);
  expect(ask({ type: 'base' }, { round: 2, turn: 1 }, {})).toBe(true);
  expect(told).toEqual([]);
});
