import { expect, test } from 'vitest';
import { hitTrackOf } from '../../src/foundry/applications/sheets/sheet-context';
import type { RollLine } from '../../src/foundry/chat/card-data';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { rollContext } from '../../src/foundry/chat/roll-results';
import { sentenceOf } from '../../src/foundry/chat/sentences';
import { isNumbered, sumOf } from '../../src/foundry/dice/battle-die';
import { squares } from '../../src/rulesets/squares';
import { ENGLISH } from './english';

const piece = { side: 'south', type: 'infantry', nation: 'french', strength: 4, full: 6 } as const;
const words = cardTexts(
  {
    participants: { a: { ...piece, name: 'Leger' }, x: { ...piece, name: 'Kaiser' } },
    sides: { south: { name: 'French', nation: 'french' }, north: { name: 'Austrians', nation: 'austrian' } },
    ruleset: 'squares',
    hitTrack: 'disruption',
  },
  ENGLISH,
);

const assault: RollLine = {
  type: 'rolled',
  reason: 'assault',
  die: 'd6',
  faces: ['6', '5', '5', '1'],
  worth: ['close-combat', 'pressure', 'pressure', 'miss'],
  meaning: [
    { name: 'close-combat', faces: ['6'], most: 99 },
    { name: 'pressure', faces: ['5'], most: 1 },
    { name: 'miss', faces: ['1', '2', '3', '4'], most: 0 },
  ],
  modifiers: [],
  hits: 2,
  flags: 0,
  unit: 'x',
};

test('numbers of dice are read, and those beyond what counts are marked', () => {
  const shown = rollContext(assault, words, { actor: 'a' });
  expect(shown).toMatchObject({
    title: 'Assault: <b>Kaiser</b>',
    outcome: '2 disruption points',
    isRead: true,
  });
  expect(shown.faces.map(({ caption, isOver }) => [caption, isOver])).toEqual([
    ['close combat', false],
    ['pressure', false],
    ['pressure', true],
    ['miss', false],
  ]);
  expect(shown.legend.map(({ text }) => text)).toEqual([
    'close combat',
    'pressure (at most 1 counts)',
    'miss',
  ]);
});

test('a roll is named after its piece only if the card is not', () => {
  expect(rollContext(assault, words, { actor: 'x' }).title).toBe('Assault');
});

test('where disruption is counted, sentences speak of it', () => {
  expect(sentenceOf({ type: 'lost', unit: 'a', steps: 2, cause: 'assault' }, words)).toBe(
    '<b>Leger</b> takes 2 disruption points in the assault.',
  );
  expect(sentenceOf({ type: 'gained', unit: 'a', steps: 1, cause: 'rally' }, words)).toBe(
    '<b>Leger</b> removes 1 disruption point by rallying.',
  );
  const change = { strength: 5, traits: { rating: 'good' } };
  expect(sentenceOf({ type: 'adjusted', unit: 'a', change }, words)).toContain(
    'disruption points 1, rating good',
  );
  expect(sentenceOf({ type: 'drawn', by: 'time-is-up' }, words)).toBe('The battle is a draw. Time is up.');
});

test('the average die counts the numbers that its faces bear', () => {
  const { average, d6 } = squares.dice;
  if (!average || !d6) throw new Error('there are no such dice');
  expect([isNumbered(average), isNumbered({ ...d6, faces: ['red'] })]).toEqual([true, false]);
  expect(sumOf(average, [{ result: 1 }, { result: 6 }, { result: 6, active: false }])).toBe(7);
});

test('a sheet counts disruption up, and the last point can go', () => {
  const { value, pips } = hitTrackOf({ value: 4, max: 6 }, 'disruption');
  expect(value).toBe(2);
  expect(pips.map(({ isLeft }) => isLeft)).toEqual([true, true, false, false, false, false]);
  expect(pips.map(({ strength }) => strength)).toEqual([5, 5, 3, 2, 1, 0]);
  expect(hitTrackOf({ value: 4, max: 3 }, 'strength').pips).toHaveLength(4);
});
