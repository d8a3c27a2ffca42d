import { describe, expect, test } from 'vitest';
import type { SentenceLine } from '../../src/foundry/chat/card-data';
import { sentenceOf } from '../../src/foundry/chat/sentences';
import { wordsFor } from '../../src/foundry/chat/words';
import { ENGLISH } from './english';

const words = wordsFor(
  {
    cast: {
      a: { name: '29th Foot', side: 'south', type: 'infantry', nation: 'british' },
      b: { name: 'Swiss <4th>', side: 'north', type: 'infantry', nation: 'french' },
    },
    sides: {
      south: { name: 'Allies', nation: 'british' },
      north: { name: 'French', nation: 'french' },
    },
  },
  ENGLISH,
);
const say = (line: SentenceLine) => sentenceOf(line, words);

describe('the sentences of a dispatch', () => {
  test.each<[SentenceLine, string]>([
    [
      { type: 'lost', unit: 'a', steps: 2, cause: 'fire' },
      '<b>29th Foot</b> loses 2 strength points under fire.',
    ],
    [
      { type: 'lost', unit: 'a', steps: 1, cause: 'unheard-of' },
      '<b>29th Foot</b> loses one strength point.',
    ],
    [{ type: 'eliminated', unit: 'a', cause: 'melee' }, '<b>29th Foot</b> is destroyed in close combat.'],
    [{ type: 'retreated', unit: 'a', spaces: 1 }, '<b>29th Foot</b> falls back one space.'],
    [{ type: 'formed', unit: 'a', formation: 'square' }, '<b>29th Foot</b> forms square.'],
    [{ type: 'responded', unit: 'a', response: 'evade' }, '<b>29th Foot</b> evades.'],
    [
      {
        type: 'flags-ignored',
        unit: 'a',
        modifiers: [
          { value: 1, reason: 'leader-near', rule: 'R000-93' },
          { value: 1, reason: 'supported', rule: 'R000-95' },
        ],
      },
      '<b>29th Foot</b> ignores 2 flags: a leader is near, supported by two units.',
    ],
    [
      { type: 'scored', side: 'south', points: 1, reason: 'unit-eliminated' },
      'The Allies gain a victory point for a unit destroyed.',
    ],
    [
      { type: 'adjusted', unit: 'a', change: { strength: 3, formation: 'line' } },
      'The game master puts <b>29th Foot</b> right: strength 3, in line.',
    ],
    [{ type: 'won', side: 'north' }, 'The French have won the day.'],
  ])('%j', (line, sentence) => expect(say(line)).toBe(sentence));

  test('a name cannot bring markup along', () => {
    expect(say({ type: 'advanced', unit: 'b', from: '1:1', to: '1:2' })).toContain('<b>Swiss ?4th?</b>');
  });
});
