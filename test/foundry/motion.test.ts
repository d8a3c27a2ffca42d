import { expect, test } from 'vitest';
import { isStillBy, MOTION_CHOICES } from '../../src/foundry/documents/settings';

test('things stand still as the user has chosen, or else as the system asks', () => {
  const asked = MOTION_CHOICES.map((choice) => [choice, isStillBy(choice, true), isStillBy(choice, false)]);
  expect(asked).toEqual([
    ['system', true, false],
    ['still', true, true],
    ['moving', false, false],
  ]);
});
