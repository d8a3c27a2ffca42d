import { expect, test, vi } from 'vitest';
import type { BattleCombat } from '../../src/foundry/documents';
import { clearAway } from '../../src/foundry/session/clear-away';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', async () => ({
  ...(await import('../../src/foundry/documents/module-id')),
  ...(await import('../../src/foundry/documents/own-write')),
  ...(await import('../../src/foundry/documents/guards')),
}));

const OWN = { 'pas-de-charge': { projected: true } };

const battle = (id: string, papers: string) => ({ id, type: 'pas-de-charge.battle', system: { papers } });
const actor = (id: string, of: string) => ({
  id,
  type: 'pas-de-charge.unit',
  system: { battle: of, piece: id },
});
const token = (id: string, of: string) => ({
  id,
  actorId: null,
  flags: { 'pas-de-charge': { battle: of, piece: id } },
});
const journal = (id: string, page: string) => ({
  id,
  pages: collection({ id: 'page', flags: { 'pas-de-charge': { page } } }),
  delete: vi.fn(),
});

/** A world in which the battle `gone` has just been deleted. */
function world({ combats = [battle('other', 'other-papers')] } = {}) {
  const papers = journal('papers', 'record');
  const own = journal('own', 'story');
  const scene = (...tokens: ReturnType<typeof token>[]) => ({
    id: 'scene',
    tokens: collection(...tokens),
    deleteEmbeddedDocuments: vi.fn(),
  });
  const [field, elsewhere] = [
    scene(token('t1', 'gone'), { ...token('t2', ''), actorId: 'a1' } as never, token('t3', 'other')),
    scene(token('t4', 'other')),
  ];
  const deleteDocuments = vi.fn();
  vi.stubGlobal('Actor', { deleteDocuments });
  makeWorld({
    combats: collection(...combats),
    journal: collection(papers, own),
    scenes: { contents: [field, elsewhere] },
    actors: collection(actor('a1', 'gone'), actor('a2', 'gone'), actor('a3', 'other'), {
      ...actor('npc', 'gone'),
      type: 'npc',
    }),
  });
  return { papers, own, field, elsewhere, deleteDocuments };
}

const clear = (papers: string) => clearAway(battle('gone', papers) as unknown as BattleCombat);

test('tokens, actors and papers of a deleted battle go with it, and nothing else', async () => {
  const { papers, own, field, elsewhere, deleteDocuments } = world();
  expect(await clear('papers')).toBe(2);
  expect(field.deleteEmbeddedDocuments.mock.calls).toEqual([['Token', ['t1', 't2'], OWN]]);
  expect(elsewhere.deleteEmbeddedDocuments).not.toHaveBeenCalled();
  expect(deleteDocuments.mock.calls).toEqual([[['a1', 'a2'], OWN]]);
  expect(papers.delete.mock.calls).toEqual([[OWN]]);
  expect(own.delete).not.toHaveBeenCalled();
});

test('an entry of the journal that is no papers of a battle stays', async () => {
  const { own } = world();
  await clear('own');
  expect(own.delete).not.toHaveBeenCalled();
});

test('papers stay that another battle is played by', async () => {
  const { papers } = world({ combats: [battle('copy', 'papers')] });
  await clear('papers');
  expect(papers.delete).not.toHaveBeenCalled();
});
