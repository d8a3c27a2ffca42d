import { expect, test } from 'vitest';
import { pressOn } from '../../src/foundry/applications/hand/press';

test('a card is lifted by one press and played by the next', () => {
  const card = { key: 'a', use: 'play' } as const;
  expect(pressOn(null, card)).toBe('lift');
  expect(pressOn({ key: 'b', use: 'play' }, card)).toBe('lift');
  expect(pressOn(card, card)).toBe('play');
});

test('a card that can not be used is put back by the second press', () => {
  const card = { key: 'a', use: 'none' } as const;
  expect(pressOn(card, card)).toBe('drop');
});

test('a card that was looked at in the turn of the enemy is not played by the first press of the own turn', () => {
  expect(pressOn({ key: 'a', use: 'none' }, { key: 'a', use: 'play' })).toBe('lift');
  expect(pressOn({ key: 'a', use: 'none' }, { key: 'a', use: 'answer' })).toBe('lift');
});
