import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { client } from '../client/client';
import { CompendiumCollection } from '../client/compendium';
import type { Folder } from '../client/documents/folder';
import type { JournalEntryPage } from '../client/documents/journal';
import { fromUuid, fromUuidSync } from '../client/from-uuid';
import { dragText } from '../page/frame/compendium-tab';
import { type OneClient, sitDown, type TableFacts, userCalled } from './one-client';

const API = 'API CompendiumCollection';
const ENTRY = {
  ...{
    _id: 'entryentryentrye',
    _key: '!journal!entryentryentrye',
    name: 'Orders',
    ownership: { default: 0 },
  },
  pages: [{ _id: 'pagepagepagepage', name: 'First', type: 'text' }],
};
const FOLDER = {
  _id: 'folderfolderfold',
  _key: '!folders!folderfolderfold',
  name: 'Old',
  folder: null,
  sort: 1,
};

/** A compendium whose documents come without a server. */
function packWith(ownership: Readonly<Record<string, string>>): CompendiumCollection {
  const below = { ...FOLDER, _id: 'belowbelowbelowb', _key: '!folders!belowbelowbelowb', folder: FOLDER._id };
  const entry = { ...ENTRY, folder: FOLDER._id };
  globalThis.fetch = async () => new Response(JSON.stringify([entry, FOLDER, below]));
  const index = [{ _id: ENTRY._id, name: ENTRY.name, folder: FOLDER._id, sort: 0 }];
  const metadata = { name: 'orders', label: 'Orders', path: 'packs/orders', type: 'JournalEntry', ownership };
  return new CompendiumCollection('drill', { ...metadata, index, folders: [FOLDER, below] });
}

/** Documents of the world, created by the GM: a folder in another folder, and an entry with a page in it. */
function journalOf({ given }: OneClient): { readonly folder: string; below: string; entry: string } {
  const [folder] = given('Folder', { name: 'Armies' });
  const [below] = given('Folder', { name: 'British', folder: folder.id });
  const pages = [{ name: 'First', type: 'text' }];
  const [entry] = given('JournalEntry', { name: 'Orders', folder: below.id, pages });
  return { folder: folder.id ?? '', below: below.id ?? '', entry: entry.id ?? '' };
}

export const PACK_FACTS: TableFacts = {
  'a compendium and its documents are named after its module and name': fact('O', API, async () => {
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
    expect(pack.folders.map(({ name }) => name)).toEqual(['Old', 'Old']);
  }),
  'a compendium lists its entries and folders before they are loaded': fact('C', 'Babele, init', () => {
    sitDown('allied');
    const pack = packWith({});
    globalThis.fetch = () => Promise.reject(new Error('Nothing may be loaded.'));
    expect(pack.index.map(({ name, uuid }) => [name, uuid])).toEqual([
      ['Orders', 'Compendium.drill.orders.JournalEntry.entryentryentrye'],
    ]);
    expect(pack.folders.map(({ name }) => name)).toEqual(['Old', 'Old']);
  }),
  'the manifest says who may read a compendium': fact('O', 'API PackageCompendiumData', async () => {
    sitDown('allied');
    for (const level of ['OBSERVER', 'NONE']) {
      const entry = await packWith({ PLAYER: level }).getDocument('entryentryentrye');
      const page = entry?.embedded.get('JournalEntryPage')?.contents[0] as JournalEntryPage;
      expect(page.testUserPermission(userCalled('allied'), 'OBSERVER')).toBe(level === 'OBSERVER');
      expect(page.testUserPermission(userCalled('allied'), 'OWNER')).toBe(false);
      expect(page.testUserPermission(userCalled('gm'), 'OWNER')).toBe(true);
    }
  }),
  'documents of a locked compendium cannot be changed': fact('O', 'article compendium', async () => {
    const entry = await packWith({}).getDocument('entryentryentrye');
    const page = entry?.embedded.get('JournalEntryPage')?.contents[0] as JournalEntryPage;
    await expect(page.update({ name: 'Other' })).rejects.toThrow();
    expect(page.name).toBe('First');
  }),
  'a uuid finds any document, embedded or in a compendium': fact('O', 'API fromUuid', async (seat) => {
    const { entry } = journalOf(seat);
    const known = client.collections.get('JournalEntry')?.get(entry);
    const page = known?.embedded.get('JournalEntryPage')?.contents[0];
    expect(await fromUuid(`JournalEntry.${entry}`)).toBe(known);
    expect(await fromUuid(`JournalEntry.${entry}.JournalEntryPage.${page?.id}`)).toBe(page);
    expect(fromUuidSync(`JournalEntry.${entry}`)).toBe(known);
    client.packs.set('drill.orders', packWith({}));
    const inPack = 'Compendium.drill.orders.JournalEntry.entryentryentrye';
    expect((await fromUuid(inPack))?.name).toBe('Orders');
    expect((await fromUuid(`${inPack}.JournalEntryPage.pagepagepagepage`))?.name).toBe('First');
    for (const none of ['JournalEntry.none', 'Compendium.drill.none.JournalEntry.none', 'nonsense', ''])
      expect(await fromUuid(none)).toBeNull();
  }),
  'a folder of a compendium and its entries have uuids': fact(
    'C',
    'vttred/ose pull request 442',
    async () => {
      client.packs.set('drill.orders', packWith({}));
      const folder = (await fromUuid('Compendium.drill.orders.Folder.folderfolderfold')) as Folder;
      const [listed] = folder.contents as readonly { readonly uuid: string }[];
      expect(listed).not.toHaveProperty('pages');
      expect((await fromUuid(listed?.uuid))?.embedded.get('JournalEntryPage')?.size).toBe(1);
    },
  ),
  'a folder holds documents, or index entries of a compendium': fact('O', 'API Folder', async (seat) => {
    const { folder, below, entry } = journalOf(seat);
    const top = fromUuidSync(`Folder.${folder}`) as Folder;
    expect(top.contents).toEqual([]);
    expect(top.getSubfolders(true).map(({ id }) => id)).toEqual([below]);
    expect(top.getSubfolders()[0]?.contents).toEqual([fromUuidSync(`JournalEntry.${entry}`)]);
    client.packs.set('drill.orders', packWith({}));
    const packed = (await fromUuid('Compendium.drill.orders.Folder.folderfolderfold')) as Folder;
    expect(packed.contents).toEqual([
      {
        _id: 'entryentryentrye',
        name: 'Orders',
        folder: 'folderfolderfold',
        sort: 0,
        uuid: 'Compendium.drill.orders.JournalEntry.entryentryentrye',
      },
    ]);
    expect(packed.getSubfolders().map(({ id }) => id)).toEqual(['belowbelowbelowb']);
  }),
  'a drag out of a compendium has type and uuid': fact('C', 'foundry-vtt-types, DropData', async () => {
    const entry = await packWith({}).getDocument('entryentryentrye');
    if (!entry) throw new Error('There is no entry.');
    expect(JSON.parse(dragText('drill.orders', entry))).toEqual({
      type: 'JournalEntry',
      uuid: 'Compendium.drill.orders.JournalEntry.entryentryentrye',
    });
  }),
};
