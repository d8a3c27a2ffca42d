import { beforeEach, expect, test, vi } from 'vitest';
import type { CardData } from '../../src/foundry/chat/card-data';
import { readCard } from '../../src/foundry/chat/read-card';
import { cardHtml, MARKUP, markupIn } from './card-html';

const CARD: CardData = {
  kind: 'order',
  order: 'fire',
  unit: 'u',
  turn: 3,
  side: 'south',
  sides: { south: { name: 'Allies', nation: 'british' }, north: { name: 'French', nation: 'french' } },
  lines: [{ type: 'lost', unit: 'u', steps: 1, cause: 'fire' }],
  question: null,
  participants: { u: { name: '9th Foot', side: 'south', type: 'infantry', nation: 'british' } },
};

const warn = vi.fn();

/** What the console is told of a card that is no card. */
function faultsOf(forged: unknown): string {
  expect(readCard(JSON.stringify(forged))).toBeNull();
  return String(warn.mock.lastCall);
}

beforeEach(() => {
  warn.mockReset();
  vi.stubGlobal('console', { ...console, warn });
});

test('a card is read as it was written, and what nobody knows is left out', () => {
  expect(readCard(JSON.stringify({ ...CARD, later: true }))).toEqual(CARD);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a mark-up in place of a number', { turn: '<img src=x>' }, 'card.turn'],
  ['a side that there is none of', { side: 'east' }, 'card.side'],
  ['no list of lines', { lines: { length: 2 } }, 'card.lines'],
  ['a line that a later version tells', { lines: [{ type: 'promoted', unit: 'u' }] }, 'card.lines[0].type'],
  [
    'bookkeeping that no card tells',
    { lines: [{ type: 'noted', unit: 'u', extra: {} }] },
    'card.lines[0].type',
  ],
  ['a line without its fields', { lines: [{ type: 'lost', unit: 'u' }] }, 'card.lines[0].steps'],
  ['a piece without a name', { participants: { u: { side: 'south' } } }, 'card.participants.u.name'],
  [
    'a question without answers',
    { question: { side: 'south', reason: 'r', unit: 'u', of: 'choice' } },
    'options',
  ],
])('a card with %s is none, and the console says where', (_, forged, place) => {
  expect(faultsOf({ ...CARD, ...forged })).toContain(place);
});

test.each(['sides', 'lines', 'question', 'participants', 'turn', 'kind'])(
  'a card without %s is none',
  (key) => {
    expect(faultsOf({ ...CARD, [key]: undefined })).toContain(key);
  },
);

test('what is no JSON, or empty as a message of an earlier version, is no card', () => {
  expect([readCard('{'), readCard('{}'), readCard('null'), readCard('[]')]).toEqual([null, null, null, null]);
});

test.each<[string, Partial<CardData>]>([
  ['where a unit was put', { lines: [{ type: 'adjusted', unit: 'u', change: { at: MARKUP } }] }],
  [
    'a space to choose',
    { question: { side: 'south', reason: 'retreat', unit: 'u', of: 'space', options: [MARKUP] } },
  ],
  ['the time', { statusLines: [{ key: 'clock', blanks: { now: MARKUP } }] }],
  ['the card that was taken back', { kind: 'undone', takenBack: { count: 1, order: 'play', card: MARKUP } }],
])('a card shows %s as text, whatever is written there', (_, forged) => {
  const card = readCard(JSON.stringify({ ...CARD, ...forged }));
  const html = card ? cardHtml(card) : '';
  expect(markupIn(html)).toBe('');
  expect(html).toContain('&gt;&lt;img src=x onerror=alert(1)&gt;');
});
