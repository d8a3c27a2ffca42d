import { expect, test } from 'vitest';
import { localizeRefusal } from '../../src/foundry/texts';
import { makeWorld } from './world';

test('a refusal names terrain and arms in the user’s language, not by their ids', () => {
  makeWorld({});
  const arm = { reason: 'leads-others', about: { who: 'Picton', arm: 'infantry' } };
  expect(localizeRefusal(arm, 'ccn')).toBe("These two can't be together: Picton may lead only infantry.");
  const terrain = { reason: 'ground-lets-pass', about: { terrain: 'walled-farm' } };
  expect(localizeRefusal(terrain, 'ccn')).toContain('walled farm');
});
