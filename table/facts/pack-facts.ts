import { expect } from 'vitest';
import { client } from '../client/client';
import { CompendiumCollection } from '../client/compendium';
import type { Folder } from '../client/documents/folder';
import type { JournalEntryPage } from '../client/documents/journal';
import { fromUuid, fromUuidSync } from '../client/from-uuid';
import { dragText } from '../page/frame/compendium-tab';
import type { Data } from '../shared/data/plain';
import { fact } from './fact';
import { type OneClient, sitDown, userCalled } from './one-client';

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
  const below = { ...folder, _id: 'belowbelowbelowb', _key: '!folders!belowbelowbelowb', folder: folder._id };
  const entry = { ...ENTRY, folder: folder._id };
  globalThis.fetch = async () => new Response(JSON.stringify([entry, folder, below]));
  const metadata = { name: 'orders', label: 'Orders', path: 'packs/orders', type: 'JournalEntry', ownership };
  return new CompendiumCollection('drill', metadata);
}

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
  expect(pack.folders.map(({ name }) => name)).toEqual(['Old', 'Old']);
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
fact(
  'O',
  'foundryvtt.com/article/compendium',
  'nobody changes a document of a locked compendium',
  async () => {
    sitDown('gm');
    const entry = await packWith({}).getDocument('entryentryentrye');
    const page = entry?.embedded.get('JournalEntryPage')?.contents[0] as JournalEntryPage;
    await expect(page.update({ name: 'Other' })).rejects.toThrow();
    expect(page.name).toBe('First');
  },
);

/** Documents of the world, created by the GM: a folder in another folder, and an entry with a page in it. */
function journalOf({ as, world }: OneClient): { readonly [kind: string]: string } {
  const make = (documentName: 'Folder' | 'JournalEntry', data: Data): string => {
    as('gm', { action: 'create', documentName, data: [data] });
    const made = world.data[documentName === 'Folder' ? 'folders' : 'journal']?.at(-1);
    return String(made?._id);
  };
  const folder = make('Folder', { name: 'Armies' });
  const below = make('Folder', { name: 'British', folder });
  const entry = make('JournalEntry', {
    name: 'Orders',
    folder: below,
    pages: [{ name: 'First', type: 'text' }],
  });
  return { folder, below, entry };
}

fact(
  'O',
  'foundryvtt.com/api, foundry.utils.fromUuid',
  'a uuid leads to the document of the world or of a compendium, embedded ones too; to null where there is none',
  async () => {
    const seat = sitDown('gm');
    const { entry = '' } = journalOf(seat);
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
  },
);
fact(
  'C',
  'github.com/vttred/ose, pull request 442',
  'a folder of a compendium is read by its uuid, and what lies in it is read by its own',
  async () => {
    sitDown('gm');
    client.packs.set('drill.orders', packWith({}));
    const folder = (await fromUuid('Compendium.drill.orders.Folder.folderfolderfold')) as Folder;
    const [listed] = folder.contents as readonly { readonly uuid: string }[];
    expect(listed).not.toHaveProperty('pages');
    expect((await fromUuid(listed?.uuid))?.embedded.get('JournalEntryPage')?.size).toBe(1);
  },
);
fact(
  'O',
  'foundryvtt.com/api, Folder#contents and Folder#getSubfolders',
  'a folder holds documents in the world and lines of the index in a compendium; those below it are asked for',
  async () => {
    const seat = sitDown('gm');
    const { folder = '', below = '', entry = '' } = journalOf(seat);
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
        uuid: 'Compendium.drill.orders.JournalEntry.entryentryentrye',
      },
    ]);
    expect(packed.getSubfolders().map(({ id }) => id)).toEqual(['belowbelowbelowb']);
  },
);
fact(
  'C',
  'foundry-vtt-types, Document.DropData',
  'what is dragged out of a compendium is told by the kind of the document and its uuid',
  async () => {
    sitDown('gm');
    const entry = await packWith({}).getDocument('entryentryentrye');
    if (!entry) throw new Error('There is no entry.');
    expect(JSON.parse(dragText('drill.orders', entry))).toEqual({
      type: 'JournalEntry',
      uuid: 'Compendium.drill.orders.JournalEntry.entryentryentrye',
    });
  },
);
