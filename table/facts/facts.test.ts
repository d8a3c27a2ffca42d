import { afterAll, expect, test } from 'vitest';
import { gradeCounts, guessed } from './fact';
import './field-facts';
import './hook-facts';
import './dice-facts';
import './grid-facts';
import './document-facts';
import './permission-facts';
import './token-facts';
import './canvas-facts';
import './guest-facts';
import './client-facts';
import './form-facts';
import './frame-facts';
import './pack-facts';

test('less than a tenth of the facts is guessed', () => {
  expect(guessed()).toBeLessThan(0.1);
});

afterAll(() => {
  console.info(gradeCounts());
});
