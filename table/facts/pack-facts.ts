import { expect } from 'vitest';
import { CompendiumCollection } from '../client/compendium';
import type { JournalEntryPage } from '../client/documents/journal';
import { fact } from './fact';
import { sitDown, userCalled } from './one-client';

const API = 'foundryvtt.com/api, CompendiumCollection';
const ENTRY = {
  ...{
    _id: 'entryentryentrye',
    _key: '!journal!entryentryentrye',
    name: 'Orders',
    ownership: { default: 0 },
  },
  pages: [{ _id: 'pagepagepagepage', name: 'First', type: 'text' }],
};

/** A compendium whose documents come without a server. */
function packWith(ownership: Readonly<Record<string, string>>): CompendiumCollection {
  const folder = {
    _id: 'folderfolderfold',
    _key: '!folders!folderfolderfold',
    name: 'Old',
    folder: null,
    sort: 1,
  };
  globalThis.fetch = async () => new Response(JSON.stringify([ENTRY, folder]));
  const metadata = { name: 'orders', label: 'Orders', path: 'packs/orders', type: 'JournalEntry', ownership };
  return new CompendiumCollection('drill', metadata);
}

// Compendia.

fact('O', API, 'a compendium is called after its module and its name, and so are its documents', async () => {
  sitDown('allied');
  const pack = packWith({ PLAYER: 'OBSERVER' });
  expect([pack.collection, pack.title]).toEqual(['drill.orders', 'Orders']);
  const entry = await pack.getDocument('entryentryentrye');
  const page = entry?.embedded.get('JournalEntryPage')?.contents[0] as JournalEntryPage;
  expect(page.uuid).toBe(
    'Compendium.drill.orders.JournalEntry.entryentryentrye.JournalEntryPage.pagepagepagepage',
  );
  expect(page.pack).toBe('drill.orders');
  expect((await pack.getDocuments()).length).toBe(1);
  expect(pack.folders.map(({ name }) => name)).toEqual(['Old']);
});
fact(
  'O',
  'foundryvtt.com/api, PackageCompendiumData#ownership',
  'what the manifest says of a role holds for everything in a compendium, whatever its documents say',
  async () => {
    sitDown('allied');
    for (const [level, mayLook] of [
      ['OBSERVER', true],
      ['NONE', false],
    ] as const) {
      const entry = await packWith({ PLAYER: level }).getDocument('entryentryentrye');
      const page = entry?.embedded.get('JournalEntryPage')?.contents[0] as JournalEntryPage;
      expect(page.testUserPermission(userCalled('allied'), 'OBSERVER')).toBe(mayLook);
      expect(page.testUserPermission(userCalled('allied'), 'OWNER')).toBe(false);
      expect(page.testUserPermission(userCalled('gm'), 'OWNER')).toBe(true);
    }
  },
);
fact('E', 'our expectation', 'nobody changes a document of a locked compendium', async () => {
  sitDown('gm');
  const entry = await packWith({}).getDocument('entryentryentrye');
  const page = entry?.embedded.get('JournalEntryPage')?.contents[0] as JournalEntryPage;
  await expect(page.update({ name: 'Other' })).rejects.toThrow();
  expect(page.name).toBe('First');
});
