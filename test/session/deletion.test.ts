import { expect, test, vi } from 'vitest';
import { type BattleCombat, pieceActors } from '../../src/foundry/documents';
import { clearAway } from '../../src/foundry/session/deletion';
import {
  archiveBattle,
  archivedBattles,
  archiveIn,
  sheetKept,
} from '../../src/foundry/session/journal/archive';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const OWN = { 'pas-de-charge': { projected: true } };

/** The texts of a battle that its record does not hold. */
const TOLD = { briefing: '{"situation":"Rain."}', picture: '{"file":"map.png"}' };

const battle = (id: string, journal: string) => ({
  id,
  type: 'pas-de-charge.battle',
  scene: null,
  _source: { scene: 'scene' },
  system: { journal, seats: { south: 'anna', north: '' }, ...TOLD },
});
const actor = (id: string, of: string) => ({
  id,
  type: 'pas-de-charge.unit',
  system: { battle: of, piece: id, notes: id === 'a1' ? 'brave' : '', portrait: null },
  _source: {},
});
const token = (id: string, of: string) => ({
  id,
  actorId: null,
  flags: { 'pas-de-charge': { battle: of, piece: id } },
});
function journal(id: string, ...names: string[]) {
  const entry = {
    id,
    name: `Papers: ${id}`,
    flags: {} as Record<string, Record<string, string>>,
    pages: collection(...names.map((page) => ({ id: page, flags: { 'pas-de-charge': { page } } }))),
    update: vi.fn(async ({ name, flags }: { name: string; flags: typeof entry.flags }) =>
      Object.assign(entry, { name, flags }),
    ),
    updateEmbeddedDocuments: vi.fn(async () => []),
    delete: vi.fn(),
  };
  return entry;
}

/** A world in which the battle `gone` has just been deleted. */
function world({ combats = [battle('other', 'other-papers')] } = {}) {
  const papers = journal('papers', 'record', 'south', 'north');
  const own = journal('own', 'story');
  const scene = (...tokens: ReturnType<typeof token>[]) => ({
    id: 'scene',
    flags: {},
    tokens: collection(...tokens),
    deleteEmbeddedDocuments: vi.fn(),
  });
  const [field, elsewhere] = [
    scene(token('t1', 'gone'), { ...token('t2', ''), actorId: 'a1' } as never, token('t3', 'other')),
    scene(token('t4', 'other')),
  ];
  const deleteDocuments = vi.fn();
  vi.stubGlobal('Actor', { deleteDocuments });
  vi.stubGlobal('CONST', { DOCUMENT_OWNERSHIP_LEVELS: { NONE: 0, OBSERVER: 2 } });
  const folder = { id: 'f1', flags: { 'pas-de-charge': { battle: 'gone' } }, delete: vi.fn() };
  makeWorld({
    combats: collection(...combats),
    journal: collection(papers, own),
    scenes: collection(field, elsewhere),
    folders: collection(folder),
    actors: collection(actor('a1', 'gone'), actor('a2', 'gone'), actor('a3', 'other'), {
      ...actor('npc', 'gone'),
      type: 'npc',
    }),
  });
  return { journal: papers, own, field, elsewhere, folder, deleteDocuments };
}

const gone = (journal: string) => battle('gone', journal) as unknown as BattleCombat;
const actorsOf = () => pieceActors('gone');
const clear = (journal: string) => clearAway(gone(journal));

test('tokens and actors of a deleted battle go with it, and nothing else', async () => {
  const { journal, own, field, elsewhere, deleteDocuments } = world();
  expect(await clear('papers')).toBe(2);
  expect(field.deleteEmbeddedDocuments.mock.calls).toEqual([['Token', ['t1', 't2'], OWN]]);
  expect(elsewhere.deleteEmbeddedDocuments).not.toHaveBeenCalled();
  expect(deleteDocuments.mock.calls).toEqual([[['a1', 'a2'], OWN]]);
  expect([journal.delete.mock.calls, own.delete.mock.calls]).toEqual([[], []]);
});

test('the folder of its actors goes with them, unless something else lies in it', async () => {
  const { folder } = world();
  await clear('papers');
  expect(folder.delete.mock.calls).toEqual([[OWN]]);
  const other = world();
  Object.assign(game, {
    actors: collection({ ...actor('npc', ''), type: 'npc', _source: { folder: 'f1' } }),
  });
  await clear('papers');
  expect(other.folder.delete).not.toHaveBeenCalled();
});

test('a scene that is deleted meanwhile keeps nothing else from going', async () => {
  const { field, deleteDocuments } = world();
  field.deleteEmbeddedDocuments.mockImplementation(async () => {
    Object.assign(game, { scenes: collection() });
    throw new Error('a token needs its scene');
  });
  expect(await clear('papers')).toBe(2);
  expect(deleteDocuments.mock.calls).toEqual([[['a1', 'a2'], OWN]]);
});

test('its journal is put away for the GMs, with what the record does not say', async () => {
  const { journal } = world();
  expect(await archiveBattle(gone('papers'), actorsOf())).toBe(true);
  expect(journal.name).toBe('Archived: Papers: papers');
  expect(journal.updateEmbeddedDocuments.mock.calls).toEqual([
    ['JournalEntryPage', [{ _id: 'south', ownership: { anna: 0 } }], OWN],
  ]);
  expect(archiveIn('papers')).toEqual({
    battle: 'gone',
    title: 'Papers: papers',
    scene: 'scene',
    seats: { south: 'anna', north: '' },
    sheets: { a1: { notes: 'brave', portrait: null } },
    isTurned: false,
    ...TOLD,
  });
  expect([sheetKept('papers', 'a1').notes, sheetKept('papers', 'constructor')]).toEqual(['brave', {}]);
  expect(archivedBattles()).toEqual([{ journal: 'papers', title: 'Papers: papers' }]);
});

test('a journal whose battle is gone can be brought back, even if nobody has put it away', () => {
  const { journal } = world();
  expect(archivedBattles()).toEqual([{ journal: 'papers', title: 'Papers: papers' }]);
  journal.flags = { 'pas-de-charge': { title: 'Rolica', archive: '{"seats":7' } };
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  expect(archiveIn('papers')).toMatchObject({ title: 'Rolica', battle: '', seats: { south: '', north: '' } });
});

test('an entry of the journal that is no battle journal stays as it is', async () => {
  const { own } = world();
  expect(await archiveBattle(gone('own'), actorsOf())).toBe(false);
  expect([own.update.mock.calls, own.delete.mock.calls]).toEqual([[], []]);
});

test('a journal by which another battle is played is not put away', async () => {
  const { journal } = world({ combats: [battle('copy', 'papers')] });
  expect(await archiveBattle(gone('papers'), actorsOf())).toBe(false);
  expect([journal.update.mock.calls, archivedBattles()]).toEqual([[], []]);
});
