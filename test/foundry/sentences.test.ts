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
      '<b>29th Foot</b> loses 2 strength points under fire.',
    ],
    [
      { type: 'lost', unit: 'a', steps: 2, cause: 'blocked-retreat' },
      '<b>29th Foot</b> loses 2 strength points: 2 hexes of its retreat are blocked.',
    ],
    [{ type: 'lost', unit: 'a', steps: 1, cause: 'unheard-of' }, '<b>29th Foot</b> loses 1 strength point.'],
    [{ type: 'enlisted', piece: { name: '9th Foot' } }, 'The GM added <b>9th Foot</b> to the battle.'],
    [
      { type: 'enlisted', piece: { name: '9th Foot' }, others: 7 },
      'The GM added an army to the battle: 8 units and leaders.',
    ],
    [{ type: 'eliminated', unit: 'a', cause: 'melee' }, '<b>29th Foot</b> is eliminated in close combat.'],
    [
      { type: 'eliminated', unit: 'a', cause: 'melee', by: 'b' },
      '<b>29th Foot</b> is eliminated by <b>Swiss ?4th?</b> (in close combat).',
    ],
    [
      { type: 'leader-eliminated', leader: 'a', cause: 'leader-fate', by: 'b' },
      '<b>29th Foot</b> is eliminated.',
    ],
    [
      { type: 'leader-eliminated', leader: 'a', cause: 'captured', by: 'b' },
      '<b>29th Foot</b> is captured by <b>Swiss ?4th?</b>.',
      'squares',
    ],
    [{ type: 'turn-passed', side: 'north' }, 'The French act now'],
    [{ type: 'turn-began', number: 5, side: 'south', step: 'move', activations: 0 }, 'Turn 3: the Allies'],
    [
      { type: 'turn-began', number: 5, side: 'south', step: 'move', activations: 0, shown: 5 },
      'Turn 5: the Allies',
    ],
    [{ type: 'left', unit: 'a', from: '4:4', cause: 'unheard-of' }, '<b>29th Foot</b> leaves the board.'],
    [{ type: 'moved', unit: 'a', path: ['4:5', '3:6'] }, '<b>29th Foot</b> moves to 3:6.'],
    [{ type: 'retreated', unit: 'a', spaces: 2, to: '6:3' }, '<b>29th Foot</b> retreats to 6:3.'],
    [{ type: 'evaded', unit: 'a', spaces: 2, to: '6:3' }, '<b>29th Foot</b> evades to 6:3.'],
    // On a card of an earlier version.
    [{ type: 'retreated', unit: 'a', spaces: 1 }, '<b>29th Foot</b> retreats 1 hex.'],
    [{ type: 'retreated', unit: 'a', spaces: 2, to: 'C6' }, '<b>29th Foot</b> falls back to C6.', 'squares'],
    [
      { type: 'eliminated', unit: 'a', cause: 'no-way-back' },
      '<b>29th Foot</b> is destroyed because it has no square to fall back to.',
      'squares',
    ],
    [
      { type: 'eliminated', unit: 'a', cause: 'left-the-field' },
      '<b>29th Foot</b> is destroyed because it falls back over its own edge.',
      'squares',
    ],
    [
      { type: 'eliminated', unit: 'a', cause: 'left-the-field' },
      '<b>29th Foot</b> is removed for retreating over its own edge.',
      'code-napoleon',
    ],
    [
      { type: 'left', unit: 'a', from: '4:4', cause: 'left-the-field' },
      '<b>29th Foot</b> retreats off the board and may return later.',
      'code-napoleon',
    ],
    [
      { type: 'lost', unit: 'a', steps: 2, cause: 'melee' },
      '<b>29th Foot</b> takes 2 hits in melee.',
      'code-napoleon',
    ],
    [{ type: 'formed', unit: 'a', formation: 'limbered' }, '<b>29th Foot</b> limbers up.', 'code-napoleon'],
    [{ type: 'formed', unit: 'a', formation: 'unlimbered' }, '<b>29th Foot</b> unlimbers.', 'code-napoleon'],
    [
      { type: 'adjusted', unit: 'a', change: { formation: 'limbered' } },
      'The GM changed <b>29th Foot</b>: formation limbered.',
      'code-napoleon',
    ],
    [
      { type: 'leader-eliminated', leader: 'a', cause: 'wounds' },
      '<b>29th Foot</b> dies of wounds.',
      'corsican-ogre',
    ],
    [
      { type: 'advanced', unit: 'a', from: 'C5', to: 'C6' },
      '<b>29th Foot</b> occupies the vacated square.',
      'squares',
    ],
    [
      { type: 'advanced', unit: 'a', from: '1:1', to: '1:2' },
      '<b>29th Foot</b> advances into the vacated hex.',
    ],
    // The board's own word in a text that all games share.
    [
      { type: 'terrain-adjusted', terrain: { C5: 'woods' } },
      'The GM changed the terrain of 1 square.',
      'squares',
    ],
    [
      { type: 'eliminated', unit: 'a', cause: 'surrendered' },
      '<b>29th Foot</b> is removed when forced to surrender.',
      'code-napoleon',
    ],
    [
      { type: 'lost', unit: 'a', steps: 1, cause: 'rally' },
      '<b>29th Foot</b> takes 1 hit for failing to rally.',
      'code-napoleon',
    ],
    [
      { type: 'card-played', side: 'north', card: 'rally', as: 'rally', mirrored: false },
      'Tactical event for the French: <b>Rally to the Colours</b>',
      'corsican-ogre',
    ],
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
      '<b>29th Foot</b> ignores 2 flags: leader in its hex or adjacent, supported by two adjacent units.',
    ],
    [
      { type: 'scored', side: 'south', points: 1, reason: 'unit-eliminated' },
      'The Allies gain 1 victory point for eliminating a unit.',
    ],
    [
      { type: 'adjusted', unit: 'a', change: { strength: 3, formation: 'line' } },
      'The GM changed <b>29th Foot</b>: strength 3, formation line.',
    ],
    [
      {
        type: 'adjusted',
        unit: 'a',
        change: { name: '<95th>', nation: 'portuguese', armed: ['rifle', 'lance'] },
      },
      'The GM changed <b>29th Foot</b>: now called <b>?95th?</b>, nation Portuguese, armed with rifles, lances.',
    ],
    [
      { type: 'side-adjusted', side: 'south', change: { points: 5 }, winner: 'south' },
      'The GM changed the Allies: victory points now 5. With this change they win.',
    ],
    [
      { type: 'side-adjusted', side: 'south', change: { target: 7 }, winner: null },
      'The GM changed the Allies: points to win now 7. They have not won after all: the battle continues.',
    ],
    [
      { type: 'side-adjusted', side: 'south', change: { rating: 4 } },
      'The GM changed the Allies: command rating now 4.',
    ],
    [
      { type: 'borders-adjusted', borders: { 'A3|A4': 'river' } },
      'The GM changed the border between two hexes.',
    ],
    [
      { type: 'borders-adjusted', borders: { 'A3|A4': 'river', 'B3|B4': 'clear' } },
      'The GM changed 2 borders between hexes.',
    ],
    [
      { type: 'works-adjusted', works: { 'A3>A4': 'field-works' } },
      'The GM changed the works along 1 hex side.',
    ],
    [
      { type: 'works-adjusted', works: { 'A3>A4': 'field-works', 'B3>B4': 'clear' } },
      'The GM changed the works along 2 hex sides.',
    ],
    [
      { type: 'adjusted', unit: 'a', change: { armed: [] } },
      'The GM changed <b>29th Foot</b>: no special weapons.',
    ],
    [
      { type: 'gained', unit: 'a', steps: 1, cause: 'rally' },
      '<b>29th Foot</b> regains 1 strength point by rallying.',
    ],
    [{ type: 'detached', unit: 'a', spaces: 2 }, '<b>29th Foot</b> sends out a skirmisher, 2 hexes away.'],
    [
      { type: 'joined', unit: 'a', into: 'b', steps: 1 },
      'A skirmisher from <b>29th Foot</b> joins <b>Swiss ?4th?</b>.',
    ],
    [{ type: 'joined', unit: 'a', into: 'a', steps: 2 }, '2 skirmishers rejoin <b>29th Foot</b>.'],
    [{ type: 'entered', unit: 'a', at: '1:1' }, '<b>29th Foot</b> enters the board.'],
    [
      { type: 'terrain-placed', side: 'north', terrain: 'woods', at: '1:1' },
      'The French place terrain: woods.',
    ],
    [{ type: 'rating-set', side: 'north', rating: 6 }, 'The command rating of the French is 6.'],
    [{ type: 'deployment-began', side: 'north' }, 'The French deploy first.'],
    [{ type: 'cards-drawn', side: 'north', count: 1 }, 'The French draw 1 card.'],
    [{ type: 'cards-drawn', side: 'north', count: 5 }, 'The French draw 5 cards.'],
    [
      { type: 'card-played', side: 'north', card: 'rally', as: 'rally', mirrored: false },
      'The French play <b>Rally</b>.',
    ],
    [
      { type: 'card-played', side: 'north', card: 'counter-attack', as: 'rally', mirrored: true },
      'The French play <b>Answer</b>, counting as <b>Rally</b>, with the left and right sections swapped.',
    ],
    [{ type: 'card-discarded', side: 'north', card: 'rally' }, 'The French discard <b>Rally</b>.'],
    [
      { type: 'chits-drawn', side: 'north', chits: ['blue', 'red'], reason: 'round' },
      'The French draw: blue, red.',
    ],
    [{ type: 'border-changed', border: 'A3|A4', now: 'clear' }, 'The border between two hexes changes.'],
    [
      { type: 'works-built', works: 'earthworks', at: 'A3', against: 'A4', unit: 'a' },
      '<b>29th Foot</b> builds earthworks.',
    ],
    [{ type: 'works-razed', works: 'earthworks', at: 'A3', against: 'A4' }, 'Works are razed: earthworks.'],
    [{ type: 'spread', unit: 'a', over: ['1:2', '1:3'] }, '<b>29th Foot</b> spreads out over 3 hexes.'],
    [{ type: 'spread', unit: 'a', over: [] }, '<b>29th Foot</b> closes up into 1 hex.'],
    [
      { type: 'card-moved', side: 'north', card: '?', outOf: 'hand', place: 'the track' },
      'A card of the French moves from their hand to the track.',
    ],
    [{ type: 'deck-reshuffled' }, 'The discard pile is shuffled back into the deck.'],
    [{ type: 'won', side: 'north' }, 'The French win. Enough victory points have been scored.'],
    [
      { type: 'won', side: 'north', by: 'no-leaders' },
      'The French win. The enemy has no leader left on the board.',
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
    "<b>5th Foot</b> loses 2 blocks because a square can't retreat.",
  );
  expect(told({ type: 'scored', side: 'north', points: 1, reason: 'leader-eliminated' })).toBe(
    'The French gain 1 victory banner for eliminating a leader.',
  );
  expect(told({ type: 'card-moved', side: 'south', card: 'forward', outOf: 'hand', place: 'square-1' })).toBe(
    'A card of the Allies moves from their hand to slot 1 of the square track.',
  );
  expect(told({ type: 'formed', unit: 'a', formation: 'line' })).toBe('<b>5th Foot</b> comes out of square.');
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
