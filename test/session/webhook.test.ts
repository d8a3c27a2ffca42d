// The address outside the world that hears of battles: kept locked, told once, and never waited for.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserBattle } from '../../src/foundry/battle';
import { addressFault } from '../../src/foundry/session/webhook/address';
import { Webhook } from '../../src/foundry/session/webhook/webhook';
import { asking, DUEL, position, seenBy } from '../canvas/battle';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const start = position(DUEL);
const view = seenBy([], start);

/** The battle when a side is to act in a turn of its own; the game counts those of both sides. */
const turn = (side: 'south' | 'north', own = 1): UserBattle => ({
  ...view,
  state: { ...start, turn: { ...start.turn, side, number: 2 * own - 1 } },
});

const servers: (() => Promise<unknown>)[] = [];

/** A server on this machine that keeps what it receives. */
async function receiver(answer: Answer = (_, response) => response.writeHead(204).end()) {
  const heard: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      heard.push({ ...JSON.parse(text), type: request.headers['content-type'] });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { heard, address: `http://127.0.0.1:${port}/hooks/1234/a-token-that-lets-anybody-write` };
}

/** A world with one battle, and windows of its GM that look at it. */
function worldWith(seats = { south: 'allied', north: 'french' }) {
  const entries: { readonly id: string; delete(): Promise<void> }[] = [];
  const combat = {
    ...{ id: 'battle', type: 'pas-de-charge.battle', system: { seats } },
    scene: { name: 'Two  Villages\n@everyone' },
  };
  const journal = { ...collection(), contents: entries };
  const world = makeWorld({ combats: collection(combat), journal });
  vi.stubGlobal('JournalEntry', {
    create: async (data: object) => {
      const entry = {
        ...{ id: `entry-${entries.length}`, ...data },
        delete: async () => {
          entries.splice(entries.indexOf(entry), 1);
        },
      };
      entries.push(entry);
      return entry;
    },
  });
  vi.stubGlobal('location', { origin: 'https://game.example', pathname: '/game' });
  let battle = turn('south');
  const windows: Webhook[] = [];
  return {
    ...world,
    entries,
    open(isHere = true, gap = 0) {
      const made = new Webhook({ find: () => battle }, { isHere }, gap);
      windows.push(made);
      return made;
    },
    become(now: UserBattle) {
      battle = now;
      for (const each of windows) each.look();
    },
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(async () => {
  // With the answers that are still on their way.
  for (const close of servers.splice(0)) await close();
});

test('an address is taken by https, or by http on this machine, and nothing else is', () => {
  const good = ['https://discord.com/api/webhooks/1/x', 'http://localhost:8080/', 'http://[::1]/a'];
  expect(good.map(addressFault)).toEqual([undefined, undefined, undefined]);
  const unsafe = ['http://example.org/', 'http://localhost.example.org/', 'ftp://localhost/', 'javascript:1'];
  expect(new Set(unsafe.map(addressFault))).toEqual(new Set(['not-safe']));
  const unreadable = ['', 'discord', 'https://me:word@example.org/', `https://a.org/${'x'.repeat(500)}`];
  expect(new Set(unreadable.map(addressFault))).toEqual(new Set(['unreadable']));
});

describe('the address', () => {
  test('is kept once a first message has arrived, so that only a GM’s browser reads it', async () => {
    const { heard, address } = await receiver();
    const { entries, open } = worldWith();
    const webhook = open();
    await webhook.set(` ${address} `);
    expect(heard).toMatchObject([{ event: 'set', link: 'https://game.example/game' }]);
    expect(webhook.server).toBe(new URL(address).host);
    expect(entries).toMatchObject([{ ownership: { default: 0 } }]);
    expect(JSON.stringify(entries)).not.toMatch(/127\.0\.0\.1|token/);
    Object.assign(game.user, { id: 'french', isGM: false });
    expect(webhook.server).toBeUndefined();
    await expect(webhook.set(address)).rejects.toThrow();
    await expect(webhook.remove()).rejects.toThrow();
    expect(entries).toHaveLength(1);
  });

  test('takes the place of the one before, and can be removed', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const { entries, open } = worldWith();
    const webhook = open();
    await webhook.set(one.address);
    await webhook.set(other.address);
    expect([entries.length, webhook.server]).toEqual([1, new URL(other.address).host]);
    await webhook.remove();
    expect([entries.length, webhook.server]).toEqual([0, undefined]);
  });

  test('that was removed stays so, although a player copies its entry, and that of now stays with a copy beside it', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const { entries, open } = worldWith();
    const webhook = open();
    await webhook.set(one.address);
    const copy = JSON.parse(JSON.stringify(entries[0]));
    await webhook.remove();
    await JournalEntry.create(copy);
    expect(webhook.server).toBeUndefined();
    await webhook.set(other.address);
    await JournalEntry.create(copy);
    // The server lists entries in any order.
    entries.reverse();
    expect(webhook.server).toBe(new URL(other.address).host);
  });

  test('that does not take the message is not kept, and the fault does not show it', async () => {
    const { address } = await receiver((_, response) => response.writeHead(404).end('x'.repeat(1_000_000)));
    const { entries, open } = worldWith();
    const fault = await open()
      .set(address)
      .catch((error: Error) => error.message);
    expect(fault).toMatch(/refused it \(status 404\)/);
    expect(fault).not.toMatch(/token/);
    await expect(open().set('http://example.org/')).rejects.toThrow(/begins with https/);
    expect(entries).toEqual([]);
  });

  test('that sends the message on to another server is refused', async () => {
    const other = await receiver();
    const { address } = await receiver((_, response) =>
      response.writeHead(307, { location: other.address }).end(),
    );
    await expect(worldWith().open().set(address)).rejects.toThrow(/does not answer/);
    expect(other.heard).toEqual([]);
  });

  test('of an entry that somebody else has written is ignored', async () => {
    const { entries, open } = worldWith();
    for (const webhook of ['https://evil.example/', '~2222.AAAA', '', 7])
      await JournalEntry.create({ flags: { 'pas-de-charge': { webhook } } } as never);
    expect(entries).toHaveLength(4);
    expect(open().server).toBeUndefined();
  });
});

describe('an address hears', () => {
  /** A world whose address is set, and the receiver without its first message. */
  async function set(answer?: Answer, seats?: { readonly south: string; readonly north: string }, gap = 0) {
    let isSet = false;
    const received = await receiver((request, response) => {
      if (isSet && answer) answer(request, response);
      else response.writeHead(204).end();
    });
    const world = worldWith(seats);
    const webhook = world.open(true, gap);
    world.become(turn('south'));
    // Nothing is sent before it is set, and nothing is missed after it.
    world.become(turn('north'));
    world.become(turn('south'));
    await webhook.set(received.address);
    expect(received.heard).toHaveLength(1);
    received.heard.length = 0;
    isSet = true;
    return { ...world, ...received, webhook };
  }

  test('of a turn, a question and the end, with a link, and nothing that is not on everybody’s board', async () => {
    const { heard, become } = await set();
    become(asking(turn('south'), 'x', 'choice', ['stay', 'evade']));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    become(turn('south'));
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    become(turn('north'));
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    become({ ...turn('north'), state: { ...turn('north').state, winner: 'north' } });
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    expect(heard.map(({ event, side }) => [event, side])).toEqual([
      ['question', 'French'],
      ['turn', 'British'],
      ['turn', 'French'],
      ['ended', 'French'],
    ]);
    expect(heard[2]).toEqual({
      type: 'application/json',
      content: 'Two Villages @everyone, turn 1: French to act.\nhttps://game.example/game',
      allowed_mentions: { parse: [] },
      event: 'turn',
      link: 'https://game.example/game',
      battle: 'Two Villages @everyone',
      turn: 1,
      side: 'French',
    });
  });

  test('once, from the window that decides', async () => {
    const { heard, open, become } = await set();
    open(false);
    become(turn('south'));
    become(turn('north'));
    become({ ...turn('north'), revision: 7, actions: 3 });
    become(turn('south', 2));
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ turn: 2 }));
    expect(heard).toHaveLength(2);
  });

  test('nothing of an officer’s turn, a paused battle, a lesson, or one commander of both sides', async () => {
    const { heard, become } = await set();
    become({ ...turn('north'), officers: { north: 'captain' } });
    become({ ...turn('north'), isPaused: true });
    become({ ...turn('north'), lesson: 'first' });
    become(turn('south', 2));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard).toMatchObject([{ side: 'British', turn: 2 }]);
    const alone = await set(undefined, { south: '', north: '' });
    alone.become(turn('north'));
    alone.become({ ...turn('north'), state: { ...turn('north').state, winner: 'draw' } });
    await vi.waitFor(() => expect(alone.heard).toHaveLength(1));
    expect(alone.heard[0]).toMatchObject({ event: 'ended' });
    expect(alone.heard[0]).not.toHaveProperty('side');
  });

  test('only the latest of what has happened while it was slow, and battles do not wait for it', async () => {
    const held: (() => void)[] = [];
    const { heard, become } = await set((_, response) => {
      held.push(() => response.writeHead(204).end());
    });
    become(turn('north'));
    await vi.waitFor(() => expect(held).toHaveLength(1));
    for (let number = 2; number < 50; number += 1) become(turn(number % 2 ? 'north' : 'south', number));
    held[0]?.();
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard.map(({ turn: number }) => number)).toEqual([1, 49]);
    held[1]?.();
  });

  test('at most one message in a while, so that a player who ends and undoes turns floods no channel', async () => {
    const gap = 12_345;
    const waits: (() => void)[] = [];
    const later = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) =>
      time === gap ? waits.push(run) : later(run, time)) as never);
    const { heard, become } = await set(undefined, undefined, gap);
    for (let number = 1; number < 20; number += 1) {
      become(turn(number % 2 ? 'north' : 'south', number));
      await vi.waitFor(() => expect(waits).toHaveLength(1));
    }
    expect(heard).toHaveLength(1);
    waits[0]?.();
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]).toMatchObject({ turn: 19 });
  });

  test('of one battle although another can’t be read, and nobody else who looks at it is stopped', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { heard, become, webhook } = await set();
    const broken = {
      id: 'broken',
      type: 'pas-de-charge.battle',
      get system(): never {
        throw new Error('gone');
      },
    };
    game.combats.contents.unshift(broken as never);
    become(turn('north'));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(() => webhook.look()).not.toThrow();
    expect(error).toHaveBeenCalled();
  });

  test('and the GM of a failure, once until a message arrives again', async () => {
    let status = 500;
    const { heard, told, become } = await set((_, response) => response.writeHead(status).end());
    const next = async (number: number) => {
      become(turn(number % 2 ? 'south' : 'north', number));
      await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ turn: number }));
    };
    await next(2);
    await next(3);
    await vi.waitFor(() => expect(told).toEqual([expect.stringContaining('refused it (status 500)')]));
    expect(told.join()).not.toMatch(/token/);
    status = 204;
    await next(4);
    status = 429;
    await next(5);
    await vi.waitFor(() => expect(told).toHaveLength(2));
  });
});
