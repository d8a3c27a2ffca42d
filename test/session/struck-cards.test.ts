import { beforeEach, expect, test, vi } from 'vitest';
import { restoreCards, strikeOutCards } from '../../src/foundry/chat/chat-log';
import type { OrderMessage } from '../../src/foundry/documents';

vi.mock('../../src/foundry/documents', () => import('./documents'));

interface Card {
  readonly id: string;
  readonly system: {
    readonly number: number;
    state: 'open' | 'done' | 'undone';
    readonly cardReport: string;
  };
}

const CARD = {
  turn: 1,
  side: 'south',
  sides: { south: { name: 'Allies', nation: 'british' }, north: { name: 'French', nation: 'french' } },
  lines: [],
  question: null,
  participants: {},
};

const card = (id: string, number: number, kind = 'order', state: Card['system']['state'] = 'done'): Card => ({
  id,
  system: { number, state, cardReport: JSON.stringify({ ...CARD, kind, order: id }) },
});

/** Orders of which no card tells: the cards are known by their numbers alone. */
const ORDERS = [null, null];

let chat: Card[] = [];
const cards = () => chat as unknown as OrderMessage[];
const states = () => Object.fromEntries(chat.map(({ id, system }) => [id, system.state]));

beforeEach(() => {
  vi.stubGlobal('ChatMessage', {
    updateDocuments: async (updates: { _id: string; system: { state: Card['system']['state'] } }[]) => {
      for (const { _id, system } of updates) {
        const found = chat.find(({ id }) => id === _id);
        if (found) found.system.state = system.state;
      }
    },
  });
});

test('what is brought back is no longer struck out, and the card of the undoing is', async () => {
  chat = [card('first', 0), card('fire', 1), card('end', 2)];
  expect(await strikeOutCards(cards(), 1)).toMatchObject({ count: 2, order: 'fire' });
  chat.push(card('undoing', 3, 'undone'));
  expect(states()).toEqual({ first: 'done', fire: 'undone', end: 'undone', undoing: 'done' });
  expect(await restoreCards(cards(), { from: 1, orders: ORDERS, isAsked: false })).toMatchObject({
    count: 2,
    order: 'fire',
  });
  expect(states()).toEqual({ first: 'done', fire: 'done', end: 'done', undoing: 'undone' });
});

test('of two actions with one number only that comes back which was taken back last', async () => {
  chat = [card('old', 1, 'order', 'undone'), card('gone', 1, 'undone'), card('new', 1, 'order', 'undone')];
  chat.push(card('undoing', 2, 'undone'));
  await restoreCards(cards(), { from: 1, orders: [null], isAsked: false });
  expect(states()).toEqual({ old: 'undone', gone: 'done', new: 'done', undoing: 'undone' });
});

test('of several courses the cards of that come back which is taken up, and those of the one that is left go', async () => {
  const told = (type: string) => ({ type, side: 'south' }) as const;
  chat = [card('fire', 1, 'order', 'undone'), card('melee', 1, 'order', 'undone')];
  chat.push(card('undoing', 2, 'undone', 'undone'), card('end', 1));
  const before = cards().filter(({ system }) => system.state === 'undone');
  await strikeOutCards(cards(), 1);
  await restoreCards(before, { from: 1, orders: [told('fire')], isAsked: false });
  expect(states()).toEqual({ fire: 'done', melee: 'undone', undoing: 'undone', end: 'undone' });
});

test('an order in mid-way is asked about again', async () => {
  chat = [card('done', 0, 'order', 'undone'), card('asked', 1, 'order', 'undone')];
  await restoreCards(cards(), { from: 0, orders: [null, null], isAsked: true });
  expect(states()).toEqual({ done: 'done', asked: 'open' });
});

test('a card that nobody can read is struck out and restored like any other, unnamed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const unreadable = (cardReport: string): Card => ({
    id: cardReport,
    system: { number: 1, state: 'done', cardReport },
  });
  chat = [unreadable('{}'), card('end', 2)];
  expect(await strikeOutCards(cards(), 1)).toBeUndefined();
  chat.push(card('undoing', 3, 'undone'));
  expect(states()).toEqual({ '{}': 'undone', end: 'undone', undoing: 'done' });
  expect(await restoreCards(cards(), { from: 1, orders: ORDERS, isAsked: false })).toBeUndefined();
  expect(states()).toEqual({ '{}': 'done', end: 'done', undoing: 'undone' });
  chat = [unreadable('no card')];
  expect(await strikeOutCards(cards(), 0)).toBeUndefined();
  expect(states()).toEqual({ 'no card': 'undone' });
});
