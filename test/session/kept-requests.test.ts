// Orders that are given while no GM is connected: kept in the browser of the player, and sent once one is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptRequests } from '../../src/foundry/session/kept-requests';
import { Requester } from '../../src/foundry/session/requester';
import type { RequestMessage, Result } from '../../src/match';
import { makeWorld, type World } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const ORDER = { order: { type: 'end-turn', side: 'south' } } as const;
const OTHER = { order: { type: 'move', side: 'south', unit: 'a', to: '5:5' } } as const;

/** The GM’s window, as far as a player’s window knows it. */
interface Master {
  /** What it was asked, oldest first. */
  readonly heard: RequestMessage[];
  answer: (message: RequestMessage) => Promise<Result>;
}

let world: World;
let master: Master;
let revision = 4;
/** A browser’s memory, which lasts longer than a window. */
let memory: Map<string, string>;
let isConnected = false;

const settings = {
  register: () => undefined,
  get: (_: string, key: string): string => memory.get(key) ?? '',
  set: async (_: string, key: string, value: string): Promise<void> => void memory.set(key, value),
};

/** A window of the player, in which one battle can be seen. */
function openWindow() {
  const gm = {
    id: 'gm',
    isSelf: false,
    query: async (_: string, { text }: { readonly text: string }) => {
      const { content } = JSON.parse(text) as { content: { request: RequestMessage } };
      master.heard.push(content.request);
      return master.answer(content.request);
    },
  };
  world = makeWorld({
    user: { id: 'anna', isGM: false, can: () => true, setFlag: async () => undefined },
    users: {
      get activeGM() {
        return isConnected ? gm : null;
      },
    },
    settings,
  });
  vi.stubGlobal('foundry', { utils: { randomID: () => crypto.randomUUID().slice(0, 16) } });
  const kept = new KeptRequests();
  const find = (id: string) =>
    id === 'battle' ? { id, revision, isPaused: false, rules: { id: 'cc-napoleon' } } : undefined;
  const changed = vi.fn();
  const requester = new Requester({ find } as never, {} as never, kept, changed);
  requester.watch();
  return { kept, requester, changed };
}

/** A GM connects, and every window hears of it. */
function connect(): void {
  isConnected = true;
  world.call('userConnected');
}

beforeEach(() => {
  vi.useFakeTimers();
  memory = new Map();
  isConnected = false;
  revision = 4;
  master = { heard: [], answer: async ({ revision: seen }) => ({ ok: true, revision: seen + 1 }) };
});
afterEach(() => {
  vi.useRealTimers();
});

test('an order without a GM is kept, is told, and is sent by its id and revision when one connects', async () => {
  const { kept, requester, changed } = openWindow();
  expect(await requester.ask('battle', ORDER)).toMatchObject({ reason: 'order-kept' });
  expect(world.told).toEqual(['No GM is connected. Your order waits here until one is.']);
  const message = kept.of('battle');
  expect(message).toMatchObject({ revision: 4, request: ORDER });
  expect(changed).toHaveBeenCalledTimes(1);
  revision = 7;
  connect();
  await vi.runAllTimersAsync();
  expect(master.heard).toEqual([message]);
  expect(kept.of('battle')).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a second click is refused while an order waits, and the first one stays; it can be withdrawn', async () => {
  const { kept, requester } = openWindow();
  await requester.ask('battle', ORDER);
  expect(await requester.ask('battle', ORDER)).toMatchObject({ reason: 'order-waits' });
  expect(await requester.ask('battle', OTHER)).toMatchObject({ reason: 'order-waits' });
  expect(kept.of('battle')).toMatchObject({ request: ORDER });
  await requester.withdraw('battle');
  connect();
  await vi.runAllTimersAsync();
  expect(master.heard).toEqual([]);
  expect(await requester.ask('battle', OTHER)).toBeUndefined();
});

test('it survives a reload, two windows send it under one id, and another user of the browser does not', async () => {
  const first = openWindow();
  await first.requester.ask('battle', ORDER);
  const message = first.kept.of('battle');
  const second = openWindow();
  expect(second.kept.of('battle')).toEqual(message);
  isConnected = true;
  world.call('ready');
  world.call('userConnected');
  await vi.runAllTimersAsync();
  expect(master.heard).toEqual([message]);

  isConnected = false;
  await second.requester.ask('battle', OTHER);
  Object.assign(game.user, { id: 'ben' });
  expect(second.kept.of('battle')).toBeUndefined();
  connect();
  await vi.runAllTimersAsync();
  expect(master.heard).toEqual([message]);
});

test('a battle that has moved on refuses it, and the player is told', async () => {
  const { kept, requester } = openWindow();
  await requester.ask('battle', ORDER);
  master.answer = async () => ({ ok: false, refusal: { reason: 'stale', rule: 'match' } });
  connect();
  await vi.runAllTimersAsync();
  expect(kept.of('battle')).toBeUndefined();
  expect(world.told.at(-1)).toBe(
    'The order that was waiting for a GM could not be carried out. The battle has changed since you clicked: check the map and try again.',
  );
});

test('a GM’s window that still loads, or does not decide, is asked again; once the GM has left, it waits', async () => {
  const { kept, requester } = openWindow();
  await requester.ask('battle', ORDER);
  const answers = [
    async (): Promise<Result> => Promise.reject(new Error('nobody listens')),
    async (): Promise<Result> => ({ ok: false, refusal: { reason: 'another-window', rule: 'match' } }),
    async (): Promise<Result> => {
      isConnected = false;
      return Promise.reject(new Error('gone'));
    },
    async (): Promise<Result> => ({ ok: true, revision: 5 }),
  ];
  master.answer = () => answers[master.heard.length - 1]?.() ?? Promise.reject(new Error('asked too often'));
  connect();
  await vi.runAllTimersAsync();
  expect(master.heard).toHaveLength(3);
  expect(kept.of('battle')).toBeDefined();
  connect();
  await vi.runAllTimersAsync();
  expect(new Set(master.heard.map(({ id }) => id)).size).toBe(1);
  expect(kept.of('battle')).toBeUndefined();
});

test('an order whose GM leaves before the answer is kept under its id', async () => {
  const { kept, requester } = openWindow();
  isConnected = true;
  master.answer = async () => {
    isConnected = false;
    throw new Error('gone');
  };
  expect(await requester.ask('battle', ORDER)).toMatchObject({ reason: 'order-kept' });
  expect(kept.of('battle')).toEqual(master.heard[0]);
});

test('what is no request in the browser’s memory waits for nobody, and goes with a deleted battle', async () => {
  const { kept, requester } = openWindow();
  for (const text of ['{', '[]', '{"anna battle":{"id":7}}', '{"anna battle":null}']) {
    memory.set('keptRequests', text);
    expect(kept.of('battle')).toBeUndefined();
    connect();
    isConnected = false;
  }
  await requester.ask('battle', ORDER);
  world.call('deleteCombat', { id: 'battle' });
  await vi.runAllTimersAsync();
  expect(kept.of('battle')).toBeUndefined();
});
