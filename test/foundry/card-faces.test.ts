// The faces of command cards: what stands on them can be read without pointing at them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { movesBetween } from '../../src/foundry/applications/hand/hand-changes';
import { fanOf } from '../../src/foundry/applications/hand/hand-view';

interface Face {
  readonly title: string;
  readonly brief: string;
}

const facesOf = (game: string): readonly Face[] => {
  const texts = JSON.parse(readFileSync(`lang/en/${game}.json`, 'utf8')) as {
    PDC: Record<string, { command: Record<string, Face> }>;
  };
  return Object.values(texts.PDC[game]?.command ?? {});
};

/** The length that fits on a face at 1366 pixels: five lines of twelve letters for the effect, two for the title. */
const LONGEST = { brief: 60, title: 22 };

describe.each(['cc-napoleon', 'ccn'])('in %s', (game) => {
  const faces = facesOf(game);

  test('every effect is one short sentence', () => {
    expect(faces.length).toBeGreaterThan(25);
    const wrong = faces.filter(({ brief }) => brief.length > LONGEST.brief || !/^[A-Z{][^.]*\.$/.test(brief));
    expect(wrong).toEqual([]);
  });

  test('every title fits in two lines', () => {
    expect(faces.filter(({ title }) => title.length > LONGEST.title)).toEqual([]);
  });
});

test('a hand is fanned from its middle', () => {
  expect([0, 1, 2].map((place) => fanOf(place, 3))).toEqual([-1, 0, 1]);
  expect([0, 1].map((place) => fanOf(place, 2))).toEqual([-0.5, 0.5]);
});

describe('cards move', () => {
  const hand = (...keys: string[]) => ({ side: 'south', keys });
  const none = { drawn: [], left: [] };

  test('from the pile into the hand, and out of it', () => {
    expect(movesBetween(hand('a', 'b'), hand('b', 'c'))).toEqual({ drawn: ['c'], left: ['a'] });
    expect(movesBetween(hand('a', 'b'), hand('a', 'b'))).toEqual(none);
  });

  test('not where another hand is shown, or one for the first time', () => {
    expect(movesBetween({ side: 'north', keys: ['a'] }, hand('b'))).toEqual(none);
    expect(movesBetween(undefined, hand('a'))).toEqual(none);
    expect(movesBetween(hand(), hand('a'))).toEqual(none);
    expect(movesBetween(hand('a', 'b', 'c', 'd'), hand('e', 'f', 'g', 'h'))).toEqual(none);
  });
});
