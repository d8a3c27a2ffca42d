import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningTable, serveTable } from '../../table/server';
import type { Answer, Change, QueryAnswer, WorldSnapshot } from '../../table/shared/documents/operation';

let store: string;
let table: RunningTable;
const sockets: Socket[] = [];

const serve = (port = 0) =>
  serveTable({ port, store, module: 'test/table/fixture', page: 'test/table/fixture/lang' });

/** Sits a user down and waits until he is at the table. */
async function sit(user: string, view = 'game'): Promise<{ socket: Socket; world: WorldSnapshot }> {
  const socket = io(table.url, { auth: { user, view }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const world = (await socket.emitWithAck('world')) as WorldSnapshot;
  return { socket, world };
}

const create = (socket: Socket, documentName: string, data: object): Promise<Answer> =>
  socket.emitWithAck('modify', {
    action: 'create',
    documentName,
    data: [data],
    ids: [],
    options: { drill: { own: true } },
  }) as Promise<Answer>;

beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'pdc-store-'));
  table = await serve();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await table.close();
  rmSync(store, { recursive: true, force: true });
});

test('the title page has five ways in, links to every seat and says that this is not Foundry', async () => {
  const page = await (await fetch(table.url)).text();
  for (const way of [
    'Learn it in ten minutes',
    'Play against a Recruit',
    'Watch two Captains',
    'Play a battle',
    'Look around as GM',
  ])
    expect(page).toContain(way);
  for (const user of ['gm', 'allied', 'french']) expect(page).toContain(`/game?user=${user}`);
  expect(page).toContain('This is not Foundry VTT');
  expect(page).toContain('/stream?user=');
});

test("the module's files are served, and nothing outside of its folder", async () => {
  const manifest: unknown = await (await fetch(`${table.url}/modules/drill/module.json`)).json();
  expect(manifest).toMatchObject({ id: 'drill' });
  for (const path of ['../server.test.ts', '%2e%2e/server.test.ts', '..%2fserver.test.ts', 'nothing.js']) {
    expect((await fetch(`${table.url}/modules/drill/${path}`)).status).toBe(404);
  }
  expect((await fetch(`${table.url}/lib/pixi.js`)).status).toBe(200);
});

test('an address that cannot be read is answered, not stumbled over', async () => {
  expect((await fetch(`${table.url}/%E0%A4%A`)).status).toBe(404);
  expect((await fetch(table.url)).status).toBe(200);
});

test('of all windows that come to an empty table one lays out the first battle', async () => {
  const seats = [await sit('gm'), await sit('gm'), await sit('allied')];
  const ask = ({ socket }: { socket: Socket }): Promise<boolean> => socket.emitWithAck('layOut');
  expect((await Promise.all(seats.map(ask))).filter((isChosen) => isChosen)).toHaveLength(1);
  // Where that window has gone before anything lay on the table, the next one does it.
  for (const { socket } of seats) socket.disconnect();
  const [next, last] = [await sit('gm'), await sit('gm')];
  await vi.waitFor(async () => expect(await ask(next)).toBe(true));
  await create(next.socket, 'Scene', { name: 'Field', active: true });
  next.socket.disconnect();
  expect(await ask(last)).toBe(false);
});

test('every client hears of every change in the same order, with its options', async () => {
  const [gm, allied] = [await sit('gm'), await sit('allied')];
  const heard = [gm, allied].map(({ socket }) => {
    const changes: Change[] = [];
    socket.on('changed', (change: Change) => changes.push(change));
    return changes;
  });
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      create(index % 2 ? gm.socket : allied.socket, 'ChatMessage', { content: `message ${index}` }),
    ),
  );
  // Both have heard all when the one who asks last has his answer, and the other his own.
  await gm.socket.emitWithAck('world');
  await allied.socket.emitWithAck('world');
  expect(heard[0]).toHaveLength(10);
  expect(heard[0]).toEqual(heard[1]);
  expect(heard[0]?.[0]?.options).toEqual({ drill: { own: true } });
});

test('who may not write hears why, and nobody else hears anything', async () => {
  const { socket } = await sit('french');
  const { socket: other } = await sit('gm');
  let heard = 0;
  other.on('changed', () => heard++);
  const answer = await create(socket, 'Scene', { name: 'Mine' });
  expect(answer).toEqual({ error: expect.stringContaining('lacks permission') });
  expect(await create(socket, 'ChatMessage', { type: 'drill.ship' })).toHaveProperty('error');
  await other.emitWithAck('world');
  expect(heard).toBe(0);
});

test('who writes what no schema allows hears why', async () => {
  const { socket } = await sit('gm');
  expect(await create(socket, 'Actor', { name: '' })).toEqual({ error: expect.stringContaining('blank') });
});

test('the world outlives the server', async () => {
  const { socket } = await sit('gm');
  await create(socket, 'Actor', { name: 'Foot', type: 'drill.unit' });
  socket.disconnect();
  await table.close();
  table = await serve();
  const { world } = await sit('gm');
  expect(world.documents.actors).toMatchObject([{ name: 'Foot', type: 'drill.unit' }]);
});

test('resetting the table empties it and tells every window', async () => {
  const { socket } = await sit('gm');
  await create(socket, 'Actor', { name: 'Foot' });
  const told = new Promise((resolve) => socket.once('reload', () => resolve(true)));
  await fetch(`${table.url}/reset`, { method: 'POST' });
  expect(await told).toBe(true);
  const { world } = await sit('gm');
  expect(world.documents.actors).toEqual([]);
  expect(world.documents.users).toHaveLength(3);
});

test('a store that cannot be read is named together with the remedy, and is left as it is', async () => {
  await table.close();
  const file = join(store, 'world.json');
  for (const text of ['{"users": [', '{"users": 3}', '[]']) {
    writeFileSync(file, text);
    await expect(serve()).rejects.toThrow(file);
    await expect(serve()).rejects.toThrow('delete it');
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  rmSync(file);
  table = await serve();
});

test('a port that is taken is told', async () => {
  await expect(serve(table.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a query goes to the user asked and comes back', async () => {
  const [gm, allied] = [await sit('gm'), await sit('allied')];
  gm.socket.on('query', ({ name, data }: { name: string; data: object }, reply: (answer: object) => void) =>
    reply({ result: { name, data } }),
  );
  const answer: unknown = await allied.socket.emitWithAck('query', {
    to: 'gm',
    name: 'drill.ask',
    data: { a: 1 },
  });
  expect(answer).toEqual({ result: { name: 'drill.ask', data: { a: 1 } } });
});

test('a query that nobody answers, or that nobody is there for, is refused', async () => {
  const [allied] = [await sit('allied'), await sit('gm')];
  const ask = (to: string) =>
    allied.socket.emitWithAck('query', {
      to,
      name: 'drill.ask',
      data: {},
      timeout: 50,
    }) as Promise<QueryAnswer>;
  expect(await ask('gm')).toEqual({ error: expect.stringContaining('within 50 ms') });
  expect(await ask('french')).toEqual({ error: expect.stringContaining('not active') });
});

test('who comes and who goes is told, but not for the stream', async () => {
  const { socket } = await sit('gm');
  const heard: unknown[] = [];
  socket.on('userConnected', (...args: unknown[]) => heard.push(args));
  await sit('french', 'stream');
  const { socket: allied } = await sit('allied');
  const gone = new Promise((resolve) => socket.on('userConnected', (_id, isHere) => isHere || resolve(true)));
  allied.disconnect();
  await gone;
  expect(heard).toEqual([
    ['allied', true],
    ['allied', false],
  ]);
});

test("a message on the module's channel goes to everybody else", async () => {
  const [gm, allied, french] = [await sit('gm'), await sit('allied'), await sit('french')];
  const heard: string[] = [];
  for (const [name, { socket }] of Object.entries({ gm, allied, french })) {
    socket.on('module.drill', (text: string) => heard.push(`${name} ${text}`));
  }
  gm.socket.emit('module.drill', 'halt');
  for (const { socket } of [gm, allied, french]) await socket.emitWithAck('world');
  expect(heard.sort()).toEqual(['allied halt', 'french halt']);
});

test('a user who is not known is sent away', async () => {
  const socket = io(table.url, { auth: { user: 'nobody' }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const reason = await new Promise((resolve) => socket.on('disconnect', resolve));
  expect(reason).toBe('io server disconnect');
});

test('a request that makes no sense is refused and harms nobody', async () => {
  const { socket } = await sit('gm');
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const nonsense of [null, {}, { action: 'create', documentName: 'Tour', data: [{}], options: {} }]) {
    expect(await socket.emitWithAck('modify', nonsense)).toHaveProperty('error');
  }
  report.mockRestore();
  expect(await create(socket, 'Actor', { name: 'Foot' })).toHaveProperty('change');
});
