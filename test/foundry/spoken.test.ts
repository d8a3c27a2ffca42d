// What is read aloud: of units in the list of all, and of what has happened.
import { expect, test } from 'vitest';
import { rosterContext } from '../../src/foundry/applications/roster/roster-context';
import type { CardData } from '../../src/foundry/chat/card-data';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { newsText } from '../../src/foundry/chat/news-text';
import type { Texts } from '../../src/foundry/texts';
import { position, seenBy } from '../canvas/battle';
import { ENGLISH } from './english';

const TEXTS: Texts = { localize: (key, blanks = {}) => ENGLISH.format(key, blanks), has: ENGLISH.has };

const STATE = position({
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light', strength: 2 },
});

test('the list tells place, strength and what may be done, and of the enemy no orders', () => {
  const [own, enemy] = rosterContext(seenBy(['south'], STATE), TEXTS).armies;
  expect(own?.lines[0]?.label).toMatch(
    /^9th Foot, Infantry, Hex 5:6, strength \d of \d, Available orders: Move: \d+ hexes to choose from; Fire at 2nd Light/,
  );
  expect(enemy?.lines[0]?.label).toMatch(/^2nd Light, Infantry, Hex 4:6, strength 2 of \d$/);
});

test('whoever waits is told no orders, and his own army first', () => {
  const [own, enemy] = rosterContext(seenBy(['north'], STATE), TEXTS).armies;
  expect([own?.isOwn, own?.lines[0]?.id]).toEqual([true, 'n']);
  expect([...(own?.lines ?? []), ...(enemy?.lines ?? [])].map(({ may }) => may)).toEqual(['', '']);
});

const sides = {
  south: { name: 'Allies', nation: 'british' },
  north: { name: 'French', nation: 'french' },
} as const;

const CARD: CardData = {
  ...{ kind: 'order', ruleset: 'cc-napoleon', order: 'fire', unit: 'a', target: 'n', turn: 1, side: 'south' },
  ...{ sides, question: null },
  lines: [
    { type: 'lost', unit: 'n', steps: 1, cause: 'fire' },
    { type: 'retreated', unit: 'n', spaces: 2 },
  ],
  participants: {
    a: { name: '9th Foot', side: 'south', type: 'infantry', nation: 'british' },
    n: { name: '2nd Light', side: 'north', type: 'infantry', nation: 'french' },
  },
};

test('news say who did what to whom, and later only what is new', () => {
  const texts = cardTexts(CARD, ENGLISH);
  expect(newsText(CARD, 0, texts)).toMatch(
    /^Fire: <b>9th Foot<\/b> against <b>2nd Light<\/b>\. .*2nd Light.*loses.*2nd Light.*2/,
  );
  const later = newsText(CARD, 1, texts);
  expect(later).not.toContain('9th Foot');
  expect(later).toBe(newsText({ ...CARD, lines: CARD.lines.slice(1) }, 0, texts).replace(/^.*?\. /, ''));
  expect(newsText(CARD, 2, texts)).not.toContain('loses');
});
