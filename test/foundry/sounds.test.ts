import { expect, test } from 'vitest';
import { sounds } from '../../tools/sounds';

const made = sounds();

/** The samples of a file after its head of 44 bytes. */
const samplesOf = (wav: Uint8Array): Int16Array => new Int16Array(wav.slice(44).buffer);

test('there is a file for each, and it is the same every time', () => {
  expect(made.map(({ name }) => name)).toEqual([
    'volley.wav',
    'cannonade.wav',
    'cavalry.wav',
    'drum.wav',
    'muffled-drum.wav',
    'bugle.wav',
  ]);
  expect(sounds()).toEqual(made);
});

test.each(made)('$name is small, heard at once, never cut off, and dies away', ({ wav }) => {
  const words = (from: number, to: number) => String.fromCharCode(...wav.slice(from, to));
  expect([words(0, 4), words(8, 16), words(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect(new DataView(wav.buffer).getUint32(40, true)).toBe(wav.length - 44);
  expect(wav.length).toBeLessThan(55_000);
  const samples = [...samplesOf(wav)];
  const loudest = (from: number, to: number) => Math.max(...samples.slice(from, to).map(Math.abs));
  expect(loudest(0, samples.length)).toBe(28_000);
  // Within the first sixteenth of a second, and nearly gone at the end.
  expect(loudest(0, 1000)).toBeGreaterThan(4000);
  expect(loudest(samples.length - 160, samples.length)).toBeLessThan(400);
});
