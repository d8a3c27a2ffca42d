// A whole evening brought into a world at one press: everything, or nothing.
import { afterEach, expect, test, vi } from 'vitest';
import type { Evening } from '../../src/foundry/battle/evenings';
import { eveningPort } from '../../src/foundry/session/evenings';
import { squares, squaresScenarios } from '../../src/rulesets/squares';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', async () => ({
  ...(await import('./documents')),
  withHouseTables: (_: unknown, scenario: unknown) => scenario,
}));

type Data = Record<string, unknown> & { readonly id: string };

const battles = squaresScenarios.slice(0, 2).map((scenario) => ({ rules: squares, scenario }));
const EVENING: Evening = {
  title: 'Friday',
  battles,
  pages: [{ name: 'Briefing', content: '<p>Hold the bridge.</p>' }],
};

/** A server whose writes can be refused, or be the last ones of a window. */
function server() {
  const [scenes, combats, journal] = [collection<Data>(), collection<Data>(), collection<Data>()];
  const players = [{ id: 'allied', name: 'allied', isGM: false }];
  const world = makeWorld({ scenes, combats, journal, modules: new Map() });
  game.users.contents.push(...(players as never[]));
  let count = 0;
  const refuse = new Set<number>();
  let last = Number.POSITIVE_INFINITY;
  let isGone: () => void = () => undefined;
  /** Writes, unless it is refused or the window is gone. */
  const write = async <Done>(act: () => Done): Promise<Done> => {
    count += 1;
    if (refuse.has(count)) throw new Error('The server is full.');
    if (count <= last) return act();
    isGone();
    return new Promise<Done>(() => undefined);
  };
  const made = (contents: Data[], data: object): Data => {
    const document: Data = {
      ...{ id: `id${count}`, flags: {}, ownership: { default: 0 } },
      ...JSON.parse(JSON.stringify(data)),
      update: (changes: { readonly flags?: object }) =>
        write(() => {
          const flags = {
            'pas-de-charge': {
              ...Object(document.flags)['pas-de-charge'],
              ...Object(changes.flags)['pas-de-charge'],
            },
          };
          Object.assign(document, changes, { flags });
        }),
      delete: () => write(() => void contents.splice(contents.indexOf(document), 1)),
      testUserPermission: ({ id }: { readonly id: string }) => Object(document.ownership)[id] === 3,
      activate: () => write(() => Object.assign(document, { active: true })),
      view: () => write(() => Object.assign(document, { isViewed: true })),
    };
    Object.defineProperty(document, '_source', { get: () => document });
    contents.push(document);
    return document;
  };
  const makes = (contents: Data[]) => ({ create: (data: object) => write(() => made(contents, data)) });
  vi.stubGlobal('Scene', makes(scenes.contents));
  vi.stubGlobal('Combat', makes(combats.contents));
  vi.stubGlobal('JournalEntry', makes(journal.contents));
  vi.stubGlobal('CONST', {
    DOCUMENT_OWNERSHIP_LEVELS: { NONE: 0, OBSERVER: 2, OWNER: 3 },
    GRID_TYPES: { SQUARE: 1, HEXODDR: 2, HEXEVENR: 3 },
  });
  vi.stubGlobal('foundry', { utils: { randomID: () => `random${Math.random()}` } });
  const host = { project: vi.fn(async () => undefined), open: vi.fn(async () => undefined) };
  const { prepare } = eveningPort(host as never);
  return {
    ...{ world, scenes, combats, journal, host, refuse, prepare },
    /** Prepares an evening in a window that is gone after so many writes. */
    async loseAfter(writes: number): Promise<void> {
      last = count + writes;
      await new Promise<void>((resolve) => {
        isGone = resolve;
        void prepare(EVENING);
      });
      last = Number.POSITIVE_INFINITY;
    },
    get writes() {
      return count;
    },
    /** The names of everything that is there. */
    get names() {
      return {
        scenes: scenes.contents.map(({ name }) => name),
        battles: combats.contents.length,
        evenings: journal.contents.filter(({ name }) => name === 'Friday').length,
        records: journal.contents.filter(({ name }) => name !== 'Friday').length,
      };
    },
  };
}

const WHOLE = {
  scenes: battles.map(({ scenario }) => scenario.title),
  ...{ battles: 2, evenings: 1, records: 2 },
};
const NOTHING = { scenes: [], battles: 0, evenings: 0, records: 0 };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every battle gets its scene, pieces and record, the players a journal entry, and nobody is moved', async () => {
  const table = server();
  await table.prepare(EVENING);
  expect(table.names).toEqual(WHOLE);
  expect(table.host.project).toHaveBeenCalledTimes(2);
  const [entry] = table.journal.contents.filter(({ name }) => name === 'Friday');
  expect(entry).toMatchObject({
    ownership: { default: 2 },
    pages: [{ name: 'Briefing', type: 'text', text: { content: '<p>Hold the bridge.</p>' } }],
  });
  for (const each of [...table.scenes.contents, ...table.combats.contents]) {
    expect(each).not.toHaveProperty('active');
    expect(each).not.toHaveProperty('isViewed');
  }
});

test('whatever the server refuses, nothing of the evening stays, and the error names the battle', async () => {
  const whole = server();
  await whole.prepare(EVENING);
  for (let at = 1; at <= whole.writes; at += 1) {
    const table = server();
    table.refuse.add(at);
    await expect(table.prepare(EVENING)).rejects.toThrow('The server is full.');
    expect([at, table.names]).toEqual([at, NOTHING]);
    await table.prepare(EVENING);
    expect([at, table.names]).toEqual([at, WHOLE]);
  }
  const table = server();
  table.refuse.add(5);
  await expect(table.prepare(EVENING)).rejects.toThrow(/“.+” could not be set up/);
});

test('a window that is gone in the middle leaves nothing twice: the next press removes what it left', async () => {
  const whole = server();
  await whole.prepare(EVENING);
  for (let writes = 0; writes < whole.writes; writes += 1) {
    const table = server();
    await table.loseAfter(writes);
    for (const entry of table.journal.contents) expect(entry.ownership).toEqual({ default: 0 });
    await table.prepare(EVENING);
    expect([writes, table.names]).toEqual([writes, WHOLE]);
  }
});

test('a battle that was begun meanwhile stays, and so do the evenings of others and what a player has forged', async () => {
  const table = server();
  await table.loseAfter(6);
  const [begun] = table.combats.contents;
  Object.assign(Object(begun?.system), { actions: 7 });
  for (const [unfinishedBy, ownership] of [
    ['another-gm', { default: 0 }],
    [game.user.id, { default: 0, allied: 3 }],
  ] as const)
    await JournalEntry.create({
      ...{ name: 'Of others', ownership, flags: { 'pas-de-charge': { unfinishedBy } } },
    } as never);
  await table.prepare(EVENING);
  expect(table.combats.contents).toHaveLength(3);
  expect(table.journal.contents.filter(({ name }) => name === 'Of others')).toHaveLength(2);
  await table.prepare({ ...EVENING, title: 'Saturday' });
  expect(table.combats.contents).toHaveLength(5);
});

test('what can’t be deployed is told before anything is written, and only a GM prepares', async () => {
  const table = server();
  const [first] = battles;
  if (!first) throw new Error('no battle');
  const broken = { rules: squares, scenario: { ...first.scenario, title: 'Broken', units: { a: {} } } };
  const asked = table.prepare({ ...EVENING, battles: [first, broken as never] });
  await expect(asked).rejects.toThrow('“Broken” could not be set up');
  expect(table.writes).toBe(0);
  Object.assign(game.user, { isGM: false });
  await expect(table.prepare(EVENING)).rejects.toThrow();
  expect(table.writes).toBe(0);
});
