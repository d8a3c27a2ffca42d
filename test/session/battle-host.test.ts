import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { storedFrom } from '../../src/foundry/documents/battle-fields';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { Host } from '../../src/foundry/session/host';
import { newSave, publicView, type Report, type Save, viewOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL } from '../canvas/battle';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });
const fresh = newSave(
  ccNapoleon,
  deploy(ccNapoleon, {
    ...{ id: 'test', ruleset: ccNapoleon.id, title: '', briefing: '', source: '', first: 'south' },
    sides: { south: side('British', 'british'), north: side('French', 'french') },
    ...{ terrain: {}, units: DUEL, objectives: [], arrivals: [], options: { commandCards: false } },
  }),
);

type Page = {
  readonly id: string;
  flags: { 'pas-de-charge': { page: string; save?: string; hand?: string } };
};

/** A battle without a scene, its journal, and a client that decides it; `windows` as this client has them. */
function battleOf(save: Save, { isPassive } = { isPassive: false }) {
  const windows = { isPassive, decides: async () => !isPassive };
  const stored = storedFrom(publicView(viewOf(ccNapoleon, save)));
  const combat = {
    id: 'battle',
    type: 'pas-de-charge.battle',
    scene: null,
    system: { ...stored, journal: 'journal', paused: false, resuming: 'no', seats: { south: '', north: '' } },
    update: vi.fn(async ({ system }: { system: object }) => Object.assign(combat.system, system)),
  };
  const page = (name: string, content: object): Page => ({
    id: name,
    flags: { 'pas-de-charge': { page: name, ...content } },
  });
  const pages = [
    page('record', { save: JSON.stringify(save) }),
    ...['south', 'north'].map((name) => page(name, { hand: 'null' })),
  ];
  const journal = {
    id: 'journal',
    name: 'Journal',
    pages: collection(...pages),
    updateEmbeddedDocuments: vi.fn(async (_: string, changes: { _id: string; flags: Page['flags'] }[]) =>
      changes.map(({ _id, flags }) => {
        const page = journal.pages.get(_id);
        Object.assign(page?.flags['pas-de-charge'] ?? {}, flags['pas-de-charge']);
        return page ?? { id: '' };
      }),
    ),
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
  const record = (text?: string): Save => {
    const flags = journal.pages.get('record')?.flags['pas-de-charge'];
    if (flags && text !== undefined) flags.save = text;
    return JSON.parse(flags?.save ?? 'null') as Save;
  };
  return { combat, journal, host, ports, record };
}

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
async function byRival(save: Save): Promise<string> {
  const other = battleOf(save);
  expect(await other.host.answer(march('5:6', save.revision), 'gm')).toMatchObject(DONE);
  return JSON.stringify(other.record());
}

describe('a battle that another client has written', () => {
  test('is decided as the journal has it now, although everybody still sees the old position', async () => {
    const rival = await byRival(fresh);
    const { combat, host, record } = battleOf(fresh);
    await host.project('battle');
    record(rival);
    expect(await host.answer(march('5:4', 0), 'gm')).toMatchObject(stale);
    await vi.waitFor(() => expect(combat.system.revision).toBe(1));
    expect(record()).toEqual(JSON.parse(rival));
    expect(JSON.parse(combat.system.state).units.a.at).toBe('5:6');
  });

  test('while dice were rolled is not written over', async () => {
    const rival = await byRival(fresh);
    const { journal, host, ports, record } = battleOf(fresh);
    ports.roll.mockImplementationOnce(async (_, { count }) => {
      record(rival);
      return Array(count).fill('blue');
    });
    expect(await host.answer(fire(0), 'gm')).toMatchObject(stale);
    expect(journal.updateEmbeddedDocuments).not.toHaveBeenCalled();
    expect(record()).toEqual(JSON.parse(rival));
  });

  test('while dice were rolled is not written over, though this client has read it in the meantime', async () => {
    const rival = await byRival(fresh);
    const { journal, host, ports, record } = battleOf(fresh);
    ports.roll.mockImplementationOnce(async (_, { count }) => {
      record(rival);
      await host.open('battle');
      return Array(count).fill('blue');
    });
    expect(await host.answer(fire(0), 'gm')).toMatchObject(stale);
    expect(journal.updateEmbeddedDocuments).not.toHaveBeenCalled();
    expect(record()).toEqual(JSON.parse(rival));
  });

  test('in the very same moment is shown as the journal holds it in the end', async () => {
    const rival = await byRival(fresh);
    const { combat, journal, host, record } = battleOf(fresh);
    const write = journal.updateEmbeddedDocuments.getMockImplementation();
    journal.updateEmbeddedDocuments.mockImplementationOnce(async (name, changes) => {
      const written = await write?.(name, changes);
      record(rival);
      return written ?? [];
    });
    expect(await host.answer(march('5:4', 0), 'gm')).toMatchObject(stale);
    await host.project('battle');
    expect(combat.system.revision).toBe(1);
    expect(JSON.parse(combat.system.state).units.a.at).toBe('5:6');
  });

  test('is shown anew where everybody sees something else of the same revision', async () => {
    const { combat, host } = battleOf(fresh);
    const { state } = combat.system;
    combat.system.state = state.replace('"at":"5:5"', '"at":"5:6"');
    expect(combat.system.state).not.toBe(state);
    await host.project('battle');
    expect(JSON.parse(combat.system.state)).toEqual(JSON.parse(state));
    combat.update.mockClear();
    // The same in another order is no other position.
    const turned = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(state)).reverse()));
    expect(turned).not.toBe(combat.system.state);
    combat.system.state = turned;
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
