import { vi } from 'vitest';
import type { Ruleset, Side } from '../../src/core';
import type { SessionPorts } from '../../src/foundry/battle';
import { storedFrom } from '../../src/foundry/documents/battle-fields';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { Host } from '../../src/foundry/session/host/host';
import { handFrom, handTextIn } from '../../src/foundry/session/journal/battle-hands';
import { newPages, recordIn } from '../../src/foundry/session/journal/battle-journal';
import { publicOf } from '../../src/foundry/session/keys/cipher';
import { publicView, readKept, type Save, viewOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { collection, makeWorld } from './world';

type Data = Record<string, unknown>;

const isMapping = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data as it comes over the wire: what was one object in two places is two of them there. */
const overWire = <Sent>(data: Sent): Sent => JSON.parse(JSON.stringify(data));

/** Changes a document as the server does: mappings word by word, everything else as a whole. */
function merge(target: Data, changes: Data): void {
  for (const [key, value] of Object.entries(changes)) {
    const there = target[key];
    if (isMapping(value) && isMapping(there)) merge(there, value);
    else target[key] = value === undefined ? undefined : overWire(value);
  }
}

let made = 0;

/** A document with its id, and what is kept of it. */
function documentOf(data: Data): Data & { readonly id: string } {
  made += 1;
  const id = typeof data._id === 'string' ? data._id : `made-${made}`;
  const document = { ...overWire(data), id };
  Object.defineProperty(document, '_source', { get: () => document });
  return document;
}

/** Changes one of several documents. */
function change(documents: readonly (Data & { readonly id: string })[], { _id, ...changes }: Data): void {
  const document = documents.find(({ id }) => id === _id);
  if (!document) throw new Error(`there is no document ${String(_id)}`);
  merge(document, overWire(changes));
}

const remove = (documents: { readonly id: string }[], id: string): void => {
  documents.splice(
    documents.findIndex((each) => each.id === id),
    1,
  );
};

/** A battle with its scene and journal on a server whose every write can be the last one of a client. */
export function fieldOf(save: Save, game: Ruleset = ccNapoleon) {
  made = 0;
  const rules = game.on(save.start.board);
  const writes: string[] = [];
  /** Bytes that each write has sent. */
  const sizes: number[] = [];
  /** What each write has sent. */
  const sent: unknown[] = [];
  const tokens = collection<Data & { readonly id: string }>();
  const actors = collection<Data & { readonly id: string }>();
  const folders = collection<Data & { readonly id: string }>();
  const cards: unknown[] = [];
  /** Writes that the server refuses. */
  const refused = new Set<string>();
  let last = Number.POSITIVE_INFINITY;
  let fall: () => void = () => undefined;
  /** Writes, unless the client is gone; after the last write that it makes, it hears nothing more. */
  const write = async <T>(name: string, data: unknown, action: () => T): Promise<T> => {
    if (refused.has(name)) throw new Error(`${name}: refused`);
    if (writes.length < last) {
      writes.push(name);
      sizes.push(Buffer.byteLength(JSON.stringify(data)));
      sent.push(overWire(data));
      const done = action();
      if (writes.length < last) return done;
      fall();
    }
    return new Promise(() => undefined);
  };
  const scene = {
    id: 'scene',
    flags: {},
    tokens,
    grid: {
      sizeX: 100,
      sizeY: 100,
      getTopLeftPoint: ({ i, j }: { i: number; j: number }) => ({ x: j * 100, y: i * 100 }),
      getOffset: ({ x, y }: { x: number; y: number }) => ({ i: Math.floor(y / 100), j: Math.floor(x / 100) }),
    },
    createEmbeddedDocuments: (_: string, data: Data[]) =>
      write('tokens made', data, () => tokens.contents.push(...data.map(documentOf))),
    updateEmbeddedDocuments: (_: string, data: Data[]) =>
      write('tokens changed', data, () => {
        for (const each of data) change(tokens.contents, each);
      }),
    deleteEmbeddedDocuments: (_: string, ids: string[]) =>
      write('tokens deleted', ids, () => {
        for (const id of ids) remove(tokens.contents, id);
      }),
  };
  const view = viewOf(rules, save);
  const seats = { south: 'allied', north: 'french' };
  const combat = {
    id: 'battle',
    type: 'pas-de-charge.battle',
    scene,
    system: {
      ...overWire(storedFrom(publicView(view))),
      ...{ journal: 'journal', paused: false, resuming: 'no', seats, actors: 'null', picture: 'null' },
    },
    update: ({ system }: { readonly system: Data }) => {
      const name = Object.keys(system).join() === 'actors' ? 'actors noted' : 'battle shown';
      return write(name, sentOf(system), () => {
        merge(combat.system, system);
        // What is changed is another object then.
        combat.system.position = overWire(combat.system.position);
        return combat;
      });
    },
  };
  /** What Foundry sends of an update: nothing that is so already. */
  const sentOf = (system: Data) =>
    Object.fromEntries(
      Object.entries(system).filter(([key, value]) => Reflect.get(combat.system, key) !== value),
    );
  const journalOf = (id: string, data: readonly Data[]) => {
    const pages = collection<Data & { readonly id: string }>(...data.map(documentOf));
    return {
      ...{ id, name: 'Journal', flags: {}, pages },
      createEmbeddedDocuments: (_: string, made: Data[]) =>
        write('pages made', made, () => {
          pages.contents.push(...made.map(documentOf));
        }),
      updateEmbeddedDocuments: (_: string, changes: Data[]) =>
        write('journal', changes, () => {
          for (const each of changes) change(pages.contents, each);
        }),
      deleteEmbeddedDocuments: (_: string, ids: string[]) =>
        write('pages deleted', ids, () => {
          for (const id of ids) remove(pages.contents, id);
        }),
    };
  };
  const journals = collection<ReturnType<typeof journalOf>>();
  const user = (id: string, isGM: boolean) => {
    const keys = [publicOf((isGM ? '1' : id === 'allied' ? '3' : '4').repeat(64))];
    return { ...{ id, name: id, isGM, isActiveGM: isGM }, getFlag: (): unknown => keys, can: () => true };
  };
  const world = makeWorld({
    combats: collection(combat),
    journal: journals,
    scenes: collection(scene),
    actors,
    folders,
    users: collection(user('gm', true), user('allied', false), user('french', false), user('guest', false)),
  });
  vi.stubGlobal('foundry', { utils: { randomID: () => `id-${Math.random()}` } });
  vi.stubGlobal(
    'Roll',
    class {
      evaluate = async () => ({ total: 1 });
    },
  );
  vi.stubGlobal('Folder', {
    create: (data: Data) =>
      write('folder made', data, () => {
        const folder = documentOf(data);
        folders.contents.push(folder);
        return folder;
      }),
  });
  vi.stubGlobal('Actor', {
    createDocuments: (data: Data[]) =>
      write('actors made', data, () => {
        // Whoever makes a document owns it.
        const documents = data.map((each) =>
          documentOf({ ...each, ownership: { ...Object(each.ownership), gm: 3 } }),
        );
        actors.contents.push(...documents);
        return documents;
      }),
    updateDocuments: (data: Data[]) =>
      write('actors changed', data, () => {
        for (const each of data) change(actors.contents, each);
      }),
  });
  vi.stubGlobal('JournalEntry', {
    create: (data: { readonly pages: Data[] }) =>
      write('papers made', data, () => {
        const made = journalOf('made-anew', data.pages);
        journals.contents.push(made);
        return made;
      }),
  });
  const journal = journalOf(
    'journal',
    newPages({ save, view, seats }).map((page) => ({ ...page })),
  );
  const { pages } = journal;
  journals.contents.push(journal);
  return {
    ...{ world, combat, journals, pages, refused, tokens, actors, cards, writes, sizes, sent, write },
    /** The record in the battle journal. */
    get kept(): Save {
      return readKept(game, recordIn(combat.system.journal)).save;
    },
    /** The hand in the battle journal of a side. */
    handOf: (side: Side) => handFrom(handTextIn(journals.get(combat.system.journal) as never, side)),
    /** A client that decides the battle, new in it. */
    client: (ports: Partial<SessionPorts> = {}) => {
      const roll = async (_: unknown, { count }: { readonly count: number }) => Array(count).fill('blue');
      const writeCard = (cardReport: unknown) => write('card', null, () => void cards.push(cardReport));
      const isCardWritten = (_: string, __: unknown, revision: number) =>
        cards.some(
          (card) => (card as { readonly report: { readonly revision: number } }).report.revision === revision,
        );
      return new Host(
        new BattleStore([{ rules: game, scenarios: [] }]),
        { roll, writeCard, isCardWritten, ...ports },
        { isPassive: false, decides: async () => true },
      );
    },
    /** Lets the client be gone after so many writes more; resolves when it is. */
    fallsAfter: (more: number): Promise<void> =>
      new Promise((resolve) => {
        last = writes.length + more;
        fall = resolve;
      }),
    /** Takes writes again, once nothing of the client that was lost is under way any more. */
    async rises(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, 0));
      last = Number.POSITIVE_INFINITY;
    },
    /** Changes a document as any client may that owns it. */
    forge: (documents: typeof actors, id: string, changes: Data) =>
      change(documents.contents, { _id: id, ...changes }),
    forgeNew: (documents: typeof actors, data: Data) => {
      const document = documentOf(data);
      documents.contents.push(document);
      return document.id;
    },
  };
}
