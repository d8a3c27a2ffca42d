import { describe, expect, test } from 'vitest';
import type { SentenceLine } from '../../src/foundry/chat/card-data';
import { cardTexts, type TextSource } from '../../src/foundry/chat/card-texts';
import { sentenceOf } from '../../src/foundry/chat/sentences';
import { ownKey } from '../../src/foundry/texts/game-texts';
import { ENGLISH } from './english';

// The titles of the cards are texts of the hand.
const TITLES: Readonly<Record<string, string>> = {
  'PDC.cc-napoleon.command.rally.title': 'Rally',
  'PDC.cc-napoleon.command.counter-attack.title': 'Answer',
};
const language: TextSource = {
  ...ENGLISH,
  has: (key) => key in TITLES || ENGLISH.has(key),
  format: (key, blanks) => TITLES[key] ?? ENGLISH.format(key, blanks),
};

const wordsOf = (ruleset: string) =>
  cardTexts(
    {
      ruleset,
      participants: {
        a: { name: '29th Foot', side: 'south', type: 'infantry', nation: 'british' },
        b: { name: 'Swiss <4th>', side: 'north', type: 'infantry', nation: 'french' },
      },
      sides: {
        south: { name: 'Allies', nation: 'british' },
        north: { name: 'French', nation: 'french' },
      },
    },
    language,
  );
const localize = (line: SentenceLine, ruleset = 'cc-napoleon') => sentenceOf(line, wordsOf(ruleset));

describe('the sentences of an order card', () => {
  test.each<[SentenceLine, string, string?]>([
    [
      { type: 'lost', unit: 'a', steps: 2, cause: 'fire' },
      '<b>29th Foot</b> lost 2 strength points under fire.',
    ],
    [
      { type: 'lost', unit: 'a', steps: 2, cause: 'blocked-retreat' },
      '<b>29th Foot</b> could not fall back 2 more spaces, and lost one strength point for each.',
    ],
    [{ type: 'lost', unit: 'a', steps: 1, cause: 'unheard-of' }, '<b>29th Foot</b> lost one strength point.'],
    [{ type: 'eliminated', unit: 'a', cause: 'melee' }, '<b>29th Foot</b>: destroyed in close combat.'],
    [
      { type: 'eliminated', unit: 'a', cause: 'melee', by: 'b' },
      '<b>29th Foot</b>: destroyed in close combat by <b>Swiss ?4th?</b>.',
    ],
    [
      { type: 'leader-eliminated', leader: 'a', cause: 'leader-fate', by: 'b' },
      '<b>29th Foot</b> has fallen.',
    ],
    [
      { type: 'leader-eliminated', leader: 'a', cause: 'captured', by: 'b' },
      '<b>29th Foot</b> was taken by <b>Swiss ?4th?</b>.',
      'squares',
    ],
    [{ type: 'turn-passed', side: 'north' }, 'The French act now'],
    [{ type: 'turn-began', number: 5, side: 'south', step: 'move', activations: 0 }, 'Turn 3: the Allies'],
    [
      { type: 'turn-began', number: 5, side: 'south', step: 'move', activations: 0, shown: 5 },
      'Turn 5: the Allies',
    ],
    [{ type: 'left', unit: 'a', from: '4:4', cause: 'unheard-of' }, '<b>29th Foot</b> left the field.'],
    [{ type: 'retreated', unit: 'a', spaces: 1 }, '<b>29th Foot</b> fell back one space.'],
    [{ type: 'formed', unit: 'a', formation: 'square' }, '<b>29th Foot</b> formed square.'],
    [{ type: 'responded', unit: 'a', response: 'evade' }, '<b>29th Foot</b> evaded.'],
    [
      {
        type: 'flags-ignored',
        unit: 'a',
        modifiers: [
          { value: 1, reason: 'leader-near', rule: 'R000-93' },
          { value: 1, reason: 'supported', rule: 'R000-95' },
        ],
      },
      '<b>29th Foot</b> ignored 2 flags: a leader is near, supported by two units.',
    ],
    [
      { type: 'scored', side: 'south', points: 1, reason: 'unit-eliminated' },
      'The Allies gained a victory point for a unit destroyed.',
    ],
    [
      { type: 'adjusted', unit: 'a', change: { strength: 3, formation: 'line' } },
      'The game master put <b>29th Foot</b> right: strength 3, in line.',
    ],
    [
      {
        type: 'adjusted',
        unit: 'a',
        change: { name: '<95th>', nation: 'portuguese', armed: ['rifle', 'lance'] },
      },
      'The game master put <b>29th Foot</b> right: now called <b>?95th?</b>, nation Portuguese, armed with rifles, lances.',
    ],
    [
      { type: 'side-adjusted', side: 'south', change: { points: 5 }, winner: 'south' },
      'The game master put the Allies right: victory points 5. That wins them the day.',
    ],
    [
      { type: 'side-adjusted', side: 'south', change: { target: 7 }, winner: null },
      'The game master put the Allies right: points to win 7. So they have not won yet: the battle goes on.',
    ],
    [
      { type: 'side-adjusted', side: 'south', change: { rating: 4 } },
      'The game master put the Allies right: command rating 4.',
    ],
    [
      { type: 'borders-adjusted', borders: { 'A3|A4': 'river' } },
      'The game master changed the border between two spaces.',
    ],
    [
      { type: 'borders-adjusted', borders: { 'A3|A4': 'river', 'B3|B4': 'clear' } },
      'The game master changed 2 borders between spaces.',
    ],
    [
      { type: 'works-adjusted', works: { 'A3>A4': 'field-works' } },
      'The game master changed the works along one side of a space.',
    ],
    [
      { type: 'works-adjusted', works: { 'A3>A4': 'field-works', 'B3>B4': 'clear' } },
      'The game master changed the works along 2 sides of spaces.',
    ],
    [
      { type: 'adjusted', unit: 'a', change: { armed: [] } },
      'The game master put <b>29th Foot</b> right: no special weapons.',
    ],
    [
      { type: 'gained', unit: 'a', steps: 1, cause: 'rally' },
      '<b>29th Foot</b> gained one strength point by rallying.',
    ],
    [{ type: 'detached', unit: 'a', spaces: 2 }, '<b>29th Foot</b> sent out a skirmisher, 2 spaces away.'],
    [
      { type: 'joined', unit: 'a', into: 'b', steps: 1 },
      'A skirmisher of <b>29th Foot</b> joined <b>Swiss ?4th?</b>.',
    ],
    [
      { type: 'joined', unit: 'a', into: 'a', steps: 2 },
      '2 skirmishers of <b>29th Foot</b> joined the rest.',
    ],
    [{ type: 'entered', unit: 'a', at: '1:1' }, '<b>29th Foot</b> came on to the field.'],
    [
      { type: 'terrain-placed', side: 'north', terrain: 'woods', at: '1:1' },
      'The French placed terrain: woods.',
    ],
    [{ type: 'rating-set', side: 'north', rating: 6 }, 'The command rating of the French is 6.'],
    [{ type: 'deployment-began', side: 'north' }, 'The French deploy first.'],
    [{ type: 'cards-drawn', side: 'north', count: 1 }, 'The French drew a card.'],
    [{ type: 'cards-drawn', side: 'north', count: 5 }, 'The French drew 5 cards.'],
    [
      { type: 'card-played', side: 'north', card: 'rally', as: 'rally', mirrored: false },
      'The French played <b>Rally</b>.',
    ],
    [
      { type: 'card-played', side: 'north', card: 'counter-attack', as: 'rally', mirrored: true },
      'The French played <b>Answer</b>, it counts as <b>Rally</b>, left and right swapped.',
    ],
    [{ type: 'card-discarded', side: 'north', card: 'rally' }, 'The French played <b>Rally</b>.'],
    [
      { type: 'chits-drawn', side: 'north', chits: ['blue', 'red'], reason: 'round' },
      'The French drew: blue, red.',
    ],
    [{ type: 'border-changed', border: 'A3|A4', now: 'clear' }, 'What lies between two spaces has changed.'],
    [{ type: 'works-built', works: 'earthworks', at: 'A3', against: 'A4', unit: 'a' }, 'Built: earthworks.'],
    [{ type: 'works-razed', works: 'earthworks', at: 'A3', against: 'A4' }, 'Razed: earthworks.'],
    [{ type: 'spread', unit: 'a', over: ['1:2', '1:3'] }, '<b>29th Foot</b> spread out over 3 spaces.'],
    [{ type: 'spread', unit: 'a', over: [] }, '<b>29th Foot</b> closed up into one space.'],
    [
      { type: 'card-moved', side: 'north', card: '?', outOf: 'hand', place: 'the track' },
      'A card of the French goes from the hand to the track.',
    ],
    [{ type: 'deck-reshuffled' }, 'All the cards were shuffled again.'],
    [
      { type: 'won', side: 'north' },
      'The French have won the day. They have the victory points that they needed.',
    ],
    [
      { type: 'won', side: 'north', by: 'no-leaders' },
      'The French have won the day. The enemy has no leader left on the field.',
      'corsican-ogre',
    ],
  ])('%j', (line, sentence, ruleset) => expect(localize(line, ruleset)).toBe(sentence));

  test('a name cannot bring markup along', () => {
    expect(localize({ type: 'advanced', unit: 'b', from: '1:1', to: '1:2' })).toContain('<b>Swiss ?4th?</b>');
  });
});

test('a game has words of its own for what every game tells', () => {
  const own = cardTexts(
    {
      participants: { a: { name: '5th Foot', side: 'south', type: 'british-line', nation: 'british' } },
      sides: {
        south: { name: 'Allies', nation: 'british' },
        north: { name: 'French', nation: 'french' },
      },
      ruleset: 'ccn',
    },
    ENGLISH,
  );
  const told = (line: SentenceLine) => sentenceOf(line, own);
  expect(told({ type: 'lost', unit: 'a', steps: 2, cause: 'square-flags' })).toBe(
    '<b>5th Foot</b> lost 2 blocks because a square stands and pays for flags.',
  );
  expect(told({ type: 'scored', side: 'north', points: 1, reason: 'leader-eliminated' })).toBe(
    'The French gained a banner for a leader lost.',
  );
  expect(told({ type: 'card-moved', side: 'south', card: 'forward', outOf: 'hand', place: 'square-1' })).toBe(
    'A card of the Allies goes from the hand to place 1 of the square track.',
  );
  expect(told({ type: 'formed', unit: 'a', formation: 'line' })).toBe('<b>5th Foot</b> came out of square.');
});

test('a game without words of its own for something has those of the game whose words it shares', () => {
  expect(ownKey('corsican-ogre', 'PDC.rules.roll.melee', ENGLISH.has)).toBe('PDC.ccn.roll.melee');
  expect(ownKey('corsican-ogre', 'PDC.chat.tell.turnBegan', ENGLISH.has)).toBe(
    'PDC.corsican-ogre.tell.turnBegan',
  );
  expect(ownKey('ccn', 'PDC.rules.roll.fire', ENGLISH.has)).toBe('PDC.rules.roll.fire');
});

test('no game has the words of a game whose words it does not share', () => {
  expect(ENGLISH.has('PDC.cc-napoleon.roll.melee')).toBe(true);
  expect(ENGLISH.has(ownKey('squares', 'PDC.rules.roll.melee', ENGLISH.has))).toBe(false);
  expect(ENGLISH.has(ownKey('ccn', 'PDC.rules.response.botched-left', ENGLISH.has))).toBe(false);
});

test('regiments of one name on both sides are told apart by their sides', () => {
  const piece = (side: 'south' | 'north', name: string) => ({
    ...{ name, side, type: 'infantry', nation: 'french' },
  });
  const both = cardTexts(
    {
      participants: {
        a: piece('south', '2nd Line'),
        b: piece('north', '2nd Line'),
        c: piece('north', '3rd Line'),
      },
      sides: {
        south: { name: 'Allies', nation: 'british' },
        north: { name: 'French', nation: 'french' },
      },
    },
    ENGLISH,
  );
  expect(both.piece('a')).toBe('<b>2nd Line</b> (Allies)');
  expect(both.piece('b')).toBe('<b>2nd Line</b> (French)');
  expect(both.piece('c')).toBe('<b>3rd Line</b>');
});
