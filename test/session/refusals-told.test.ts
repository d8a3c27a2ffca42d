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

test('a unit out of command is told by each game what it can’t do: R002-22, R003-37', () => {
  makeWorld({});
  const told = (game: string) => localizeRefusal({ reason: 'out-of-command' }, game);
  expect(told('code-napoleon')).toBe("This unit is out of command and can't take a react marker.");
  expect(told('corsican-ogre')).toContain('no leader is within 4 hexes');
});

test('a refusal calls the spaces of the board by the game’s word', () => {
  makeWorld({});
  const told = (game: string) => localizeRefusal({ reason: 'outside-the-zone' }, game);
  expect(told('ccn')).toContain('one of the marked hexes');
  expect(told('squares')).toContain('one of the marked squares');
});
