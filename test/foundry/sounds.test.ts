import { expect, test } from 'vitest';
import { nextSample, SAMPLES, type SoundName } from '../../src/foundry/voice/sounds';
import { sounds } from '../../tools/sounds';

const made = sounds();

/** The samples of a file after its head of 44 bytes. */
const samplesOf = (wav: Uint8Array): Int16Array => new Int16Array(wav.slice(44).buffer);

test('there is a file for each sample that is played, no two alike, and the same every time', () => {
  const asked = Object.entries(SAMPLES).flatMap(([name, count]) =>
    Array.from({ length: count }, () => nextSample(name as SoundName)),
  );
  expect(made.map(({ name }) => `assets/sounds/${name}`)).toEqual(asked);
  expect(new Set(made.map(({ wav }) => wav.join())).size).toBe(made.length);
  expect(sounds()).toEqual(made);
});

test('samples of a sound follow one another, and begin again', () => {
  const four = Array.from({ length: 4 }, () => nextSample('volley'));
  expect(new Set(four).size).toBe(3);
  expect(four[3]).toBe(four[0]);
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
