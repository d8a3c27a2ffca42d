// A console asks in the name of somebody else: who has not vouched for a request in his own document has not asked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openVouched, vouch } from '../../src/foundry/documents/vouched-request';
import { collection, makeWorld } from '../session/world';
import { type Try, tryAll } from './tries';

/** Longer than the word of a user is waited for, in milliseconds, and shorter than an answer is remembered. */
const LATER = 4000;

const IDS = ['gm', 'allied', 'french', 'guest'];

/** Whoever was granted something, one after the other. */
const granted: string[] = [];
const decider = {
  answer: async (_: unknown, user: string) => {
    granted.push(user);
    return 'granted';
  },
  refuse: (reason: string) => reason,
};

const users = IDS.map((id) => {
  const flags = new Map<string, unknown>();
  return {
    ...{ id, name: id, isGM: id === 'gm' },
    getFlag: (_: string, key: string) => flags.get(key),
    setFlag: async (_: string, key: string, value: unknown) => void flags.set(key, value),
  };
});

/** The window of a user. */
const windowOf = (user: string) =>
  makeWorld({ users: collection(...users), user: users.find(({ id }) => id === user) });

async function ask(data: unknown): Promise<unknown> {
  const told = CONFIG.queries['pas-de-charge.request'](data as never, {});
  await vi.advanceTimersByTimeAsync(LATER);
  return told;
}

async function forge(user: string, text: unknown): Promise<string | undefined> {
  const count = granted.length;
  const told = await ask({ user, text });
  return told === 'not-vouched-for' && granted.length === count ? undefined : `was told ${String(told)}`;
}

/** Asks for what has been vouched for; it is granted, and so many have been granted something by then. */
async function askFor(own: object, count: number): Promise<string | undefined> {
  const told = await ask(own);
  return told === 'granted' && granted.length === count
    ? undefined
    : `was told ${String(told)}, and ${granted.length} times granted`;
}

beforeEach(() => {
  vi.useFakeTimers();
  windowOf('gm');
  vi.stubGlobal('CONFIG', { queries: {} });
  openVouched('request', decider as never);
  let salt = 0;
  vi.stubGlobal('foundry', { utils: { randomID: () => `salt-${++salt}` } });
});

afterEach(() => {
  vi.useRealTimers();
});

async function* tries(): AsyncIterable<Try> {
  for (const user of [...IDS, 'nobody', '']) {
    for (const text of ['{}', '{"content":{"battle":"battle"}}', '', null, 7])
      yield [`${JSON.stringify(text)} in the name of "${user}"`, () => forge(user, text)];
  }
  for (const [index, user] of IDS.entries()) {
    windowOf(user);
    const own = await vouch({ battle: 'battle', of: user });
    yield [`what "${user}" has vouched for`, () => askFor(own, index + 1)];
    // Whoever hears of it sends it once more, or something else, or in another name.
    yield [`the same once more for "${user}"`, () => askFor(own, index + 1)];
    yield [`another text for "${user}"`, () => forge(user, own.text.replace('battle', 'other'))];
    for (const other of IDS.filter((id) => id !== user))
      yield [`what "${user}" has vouched for, for "${other}"`, () => forge(other, own.text)];
  }
}

test('nobody asks in the name of somebody else', async () => {
  await tryAll('who asked', 'names of others', tries());
  expect(granted).toEqual(IDS);
});
