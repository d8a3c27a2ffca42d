import { beforeEach, describe, expect, test, vi } from 'vitest';
import { positionIn, storedFrom } from '../../src/foundry/documents/battle-fields';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { Host } from '../../src/foundry/session/host/host';
import { newPages, recordIn } from '../../src/foundry/session/journal/battle-journal';
import { isTold } from '../../src/foundry/session/journal/report-missed';
import { dataFrom, newSave, publicView, type Report, readKept, type Save, viewOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const fresh = newSave(ccNapoleon, position(DUEL));

type Page = {
  readonly id: string;
  flags: { 'pas-de-charge': object };
};

/** A battle without a scene, its journal, and a client that decides it; `windows` as this client has them. */
function battleOf(save: Save, { isPassive } = { isPassive: false }) {
  makeWorld();
  const windows = { isPassive, decides: async () => !isPassive };
  const view = viewOf(ccNapoleon, save);
  const stored = storedFrom(publicView(view));
  const seats = { south: '', north: '' };
  const combat = {
    id: 'battle',
    type: 'pas-de-charge.battle',
    scene: null,
    system: { ...stored, journal: 'journal', paused: false, resuming: 'no', seats },
    update: vi.fn(async ({ system }: { system: object }) => {
      combat.system = merged(combat.system, system);
      return combat;
    }),
  };
  const pages = newPages({ save, view, seats }).map(({ flags }, index) => ({ id: `page-${index}`, flags }));
  const journal = {
    id: 'journal',
    name: 'Journal',
    flags: {},
    pages: collection<Page>(...structuredClone(pages)),
    updateEmbeddedDocuments: vi.fn(async (_: string, changes: { _id: string; flags: Page['flags'] }[]) => {
      for (const { _id, flags } of changes) {
        const page = journal.pages.get(_id);
        if (page) page.flags = merged(page.flags, flags);
      }
    }),
    delete: vi.fn(),
  };
  const store = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]);
  const ports = {
    roll: vi.fn(async (_: unknown, { count }: { readonly count: number }) => Array(count).fill('blue')),
    writeCard: vi.fn(async (_: { readonly report: Report }) => undefined),
    isCardWritten: vi.fn(() => false),
  };
  const host = new Host(store, ports, windows);
  makeWorld({
    combats: collection(combat),
    journal: collection(journal),
    scenes: collection(),
    actors: collection(),
  });
  /** The record as the journal has it now; with pages that are given, as it has it from now on. */
  const record = (written?: readonly Page[]): Save => {
    if (written) journal.pages.contents.splice(0, Number.POSITIVE_INFINITY, ...structuredClone(written));
    return readKept(ccNapoleon, recordIn('journal')).save;
  };
  return { combat, journal, host, ports, record };
}

/** What a document holds after an update. */
function merged<T extends object>(data: T, changes: object): T {
  const isMapping = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = Object.entries(changes).map(([key, value]: [string, unknown]) => {
    const now: unknown = Reflect.get(data, key);
    return [key, isMapping(value) && isMapping(now) ? merged(now, value) : value];
  });
  return { ...data, ...Object.fromEntries(entries) };
}

/** Where a unit stands, as everybody sees it. */
const placeOf = ({ combat }: ReturnType<typeof battleOf>, unit: string): unknown =>
  Object(positionIn(combat.system)).units[unit].at;

beforeEach(() => {
  vi.stubGlobal('foundry', { utils: { randomID: () => `id-${Math.random()}` } });
  vi.spyOn(console, 'error').mockReturnValue();
});

const march = (to: string, revision: number) => ({
  battle: 'battle',
  request: {
    id: `march-${to}-${revision}`,
    revision,
    request: { order: { type: 'move', side: 'south', unit: 'a', to } },
  },
});
const fire = (revision: number) => ({
  battle: 'battle',
  request: {
    id: 'fire',
    revision,
    request: { order: { type: 'fire', side: 'south', unit: 'a', target: 'x' } },
  },
});
const DONE = { ok: true };
const stale = { ok: false, refusal: { reason: 'stale' } };

/** What another client would have written: one order more. */
async function byRival(save: Save): Promise<{ readonly pages: readonly Page[]; readonly save: Save }> {
  const other = battleOf(save);
  expect(await other.host.answer(march('5:6', save.revision), 'gm')).toMatchObject(DONE);
  return { pages: other.journal.pages.contents, save: other.record() };
}

describe('a battle that another client has written', () => {
  test('is decided as the journal has it now, although everybody still sees the old position', async () => {
    const rival = await byRival(fresh);
    const battle = battleOf(fresh);
    const { combat, host, record } = battle;
    await host.project('battle');
    record(rival.pages);
    expect(await host.answer(march('5:4', 0), 'gm')).toMatchObject(stale);
    await vi.waitFor(() => expect(combat.system.revision).toBe(1));
    expect(record()).toEqual(rival.save);
    expect(placeOf(battle, 'a')).toBe('5:6');
  });

  test('while dice were rolled is not written over', async () => {
    const rival = await byRival(fresh);
    const { journal, host, ports, record } = battleOf(fresh);
    ports.roll.mockImplementationOnce(async (_, { count }) => {
      record(rival.pages);
      return Array(count).fill('blue');
    });
    expect(await host.answer(fire(0), 'gm')).toMatchObject(stale);
    expect(journal.updateEmbeddedDocuments).not.toHaveBeenCalled();
    expect(record()).toEqual(rival.save);
  });

  test('while dice were rolled is not written over, though this client has read it in the meantime', async () => {
    const rival = await byRival(fresh);
    const { journal, host, ports, record } = battleOf(fresh);
    ports.roll.mockImplementationOnce(async (_, { count }) => {
      record(rival.pages);
      await host.open('battle');
      return Array(count).fill('blue');
    });
    expect(await host.answer(fire(0), 'gm')).toMatchObject(stale);
    expect(journal.updateEmbeddedDocuments).not.toHaveBeenCalled();
    expect(record()).toEqual(rival.save);
  });

  test('in the very same moment is shown as the journal holds it in the end', async () => {
    const rival = await byRival(fresh);
    const battle = battleOf(fresh);
    const { combat, journal, host, record } = battle;
    const write = journal.updateEmbeddedDocuments.getMockImplementation();
    journal.updateEmbeddedDocuments.mockImplementationOnce(async (name, changes) => {
      await write?.(name, changes);
      record(rival.pages);
    });
    expect(await host.answer(march('5:4', 0), 'gm')).toMatchObject(stale);
    await host.project('battle');
    expect(combat.system.revision).toBe(1);
    expect(placeOf(battle, 'a')).toBe('5:6');
  });

  test('is shown anew where everybody sees something else of the same revision', async () => {
    const battle = battleOf(fresh);
    const { combat, host } = battle;
    const { position } = combat.system;
    combat.system = merged(combat.system, {
      position: { units: { a: { at: '"5:6"' }, nobody: { at: '"1:1"' } } },
    });
    expect(placeOf(battle, 'a')).toBe('5:6');
    await host.project('battle');
    expect(positionIn(combat.system)).toEqual(dataFrom(position));
    combat.update.mockClear();
    // The same in another order is no other position.
    combat.system.position = Object.fromEntries(Object.entries(position).reverse());
    await host.project('battle');
    expect(combat.update).not.toHaveBeenCalled();
  });
});

test('a window that stands back decides, draws and deletes nothing', async () => {
  const { combat, journal, host } = battleOf(fresh, { isPassive: true });
  const result = await host.answer(march('5:4', 0), 'gm');
  expect(result).toMatchObject({ ok: false, refusal: { reason: 'another-window' } });
  await host.project('battle');
  await host.retire(combat as never);
  expect([combat.update.mock.calls, journal.updateEmbeddedDocuments.mock.calls]).toEqual([[], []]);
  expect(journal.delete).not.toHaveBeenCalled();
});

describe('what chat has not been told', () => {
  /** A battle whose last order somebody has kept, and then left. */
  async function left() {
    const before = battleOf(fresh);
    await before.host.answer(fire(0), 'gm');
    await before.host.project('battle');
    return before.record();
  }
  const told = ({ ports }: ReturnType<typeof battleOf>) =>
    ports.writeCard.mock.calls.map(([{ report }]) => report);

  test('is told once, by whoever decides next', async () => {
    const kept = await left();
    const next = battleOf(kept);
    for (let again = 0; again < 3; again += 1) await next.host.project('battle');
    expect(told(next)).toEqual([expect.objectContaining({ revision: 1, number: 0, entry: kept.record[0] })]);
    expect(next.record().reported).toBe(1);
  });

  test('is as it would have been told at once', async () => {
    const first = battleOf(fresh);
    await first.host.answer(fire(0), 'gm');
    await first.host.project('battle');
    const next = battleOf(first.record());
    await next.host.project('battle');
    expect(told(next)).toEqual(told(first));
  });

  test('comes before what is ordered next', async () => {
    const next = battleOf(await left());
    expect(await next.host.answer(march('5:4', 1), 'gm')).toMatchObject({ ok: false });
    const end = { id: 'end', revision: 1, request: { order: { type: 'end-turn', side: 'south' } } };
    expect(await next.host.answer({ battle: 'battle', request: end }, 'gm')).toEqual({
      ok: true,
      revision: 2,
    });
    await next.host.project('battle');
    expect(told(next).map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('is only noted where chat has it already', async () => {
    const next = battleOf(await left());
    next.ports.isCardWritten.mockReturnValue(true);
    await next.host.project('battle');
    next.ports.isCardWritten.mockReturnValue(false);
    await next.host.project('battle');
    expect(told(next)).toEqual([]);
  });

  test('keeps nobody from going on', async () => {
    const next = battleOf(await left());
    next.ports.writeCard.mockRejectedValue(new Error('no chat'));
    const end = { id: 'end', revision: 1, request: { order: { type: 'end-turn', side: 'south' } } };
    const answer = await next.host.answer({ battle: 'battle', request: end }, 'gm');
    expect(answer).toMatchObject(DONE);
  });
});

describe('while a battle is being set up', () => {
  const correct = (host: Host, strength: number) =>
    host.correct('battle', { type: 'adjusted', unit: 'a', change: { strength } });

  test('what the GM does by hand is told in no card, nor is its undoing; what is done after the first order is', async () => {
    const { combat, host, ports } = battleOf(fresh);
    const ask = (request: object) =>
      host.answer(
        { battle: 'battle', request: { id: `${Math.random()}`, revision: combat.system.revision, request } },
        'gm',
      );
    await correct(host, 2);
    await ask({ undoTo: 0 });
    await correct(host, 3);
    await host.project('battle');
    expect(combat.system.revision).toBe(3);
    expect(ports.writeCard).not.toHaveBeenCalled();
    expect(await ask({ order: { type: 'end-turn', side: 'south' } })).toMatchObject({ ok: true });
    await correct(host, 2);
    // The order is taken back, and the battle has begun all the same.
    await ask({ undoTo: 1 });
    await host.project('battle');
    expect(ports.writeCard).toHaveBeenCalledTimes(3);
  });

  test('in a battle that is deployed in turn no correction but that of a table is told before the first turn, and every order is', () => {
    const order = { type: 'deploy', side: 'south', unit: 'a', to: '7:3' } as const;
    const deployed = { ...fresh, record: [{ order, replies: [] }] };
    const preparing = { ...deployed, state: { ...fresh.state, preparation: {} as never } };
    const corrected = {
      entry: { corrected: { type: 'adjusted', unit: 'a', change: {} } },
    } as never as Report;
    const ordered = { entry: { order, replies: [] } } as never as Report;
    const undone = { entry: { undoneTo: 0 } } as never as Report;
    const changed = { entry: { corrected: { type: 'table-adjusted' } } } as never as Report;
    const told = (save: Save) =>
      [corrected, ordered, undone, changed].map((report) => isTold(ccNapoleon, save, report));
    expect(told(fresh)).toEqual([false, true, false, true]);
    expect(told(preparing)).toEqual([false, true, true, true]);
    expect(told(deployed)).toEqual([true, true, true, true]);
  });
});

test('an order is refused if the journal is deleted while its dice roll', async () => {
  const { host, ports, combat } = battleOf(fresh);
  ports.roll.mockImplementationOnce(async (_, { count }) => {
    Reflect.set(game, 'journal', collection());
    return Array(count).fill('blue');
  });
  expect(await host.answer(fire(fresh.revision), 'gm')).toMatchObject({
    refusal: { reason: 'no-battle-journal' },
  });
  expect(combat.system.revision).toBe(fresh.revision);
});

test('a window that does not know its own user yet decides nothing, whoever connects before', () => {
  const { host } = battleOf(fresh);
  expect(host.isHere).toBe(true);
  Object.assign(game, { user: null });
  expect(host.isHere).toBe(false);
});
