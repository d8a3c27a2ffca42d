import { vi } from 'vitest';
import { storedFrom } from '../../src/foundry/documents/battle-fields';
import { MODULE_ID } from '../../src/foundry/documents/module-id';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { Host } from '../../src/foundry/session/host';
import { publicView, type Save, type SecretHand, viewOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { collection, makeWorld } from './world';

type Data = Record<string, unknown>;

const isMapping = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes a document as the server does: mappings word by word, everything else as a whole. */
function merge(target: Data, changes: Data): void {
  for (const [key, value] of Object.entries(changes)) {
    const there = target[key];
    if (isMapping(value) && isMapping(there)) merge(there, value);
    else target[key] = structuredClone(value);
  }
}

let made = 0;

/** A document with its id, and what is kept of it. */
function documentOf(data: Data): Data & { readonly id: string } {
  made += 1;
  const id = typeof data._id === 'string' ? data._id : `made-${made}`;
  const document = { ...structuredClone(data), id };
  Object.defineProperty(document, '_source', { get: () => document });
  return document;
}

/** Changes one of several documents. */
function change(documents: readonly (Data & { readonly id: string })[], { _id, ...changes }: Data): void {
  const document = documents.find(({ id }) => id === _id);
  if (!document) throw new Error(`there is no document ${String(_id)}`);
  merge(document, structuredClone(changes));
}

/** A battle with its scene and journal on a server whose every write can be the last one of a client. */
export function fieldOf(save: Save) {
  const writes: string[] = [];
  const tokens = collection<Data & { readonly id: string }>();
  const actors = collection<Data & { readonly id: string }>();
  const cards: unknown[] = [];
  let last = Number.POSITIVE_INFINITY;
  let fall: () => void = () => undefined;
  /** Writes, unless the client is gone; after the last write that it makes, it hears nothing more. */
  const write = async <T>(name: string, action: () => T): Promise<T> => {
    if (writes.length < last) {
      writes.push(name);
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
      write('tokens made', () => tokens.contents.push(...data.map(documentOf))),
    updateEmbeddedDocuments: (_: string, data: Data[]) =>
      write('tokens changed', () => {
        for (const each of data) change(tokens.contents, each);
      }),
    deleteEmbeddedDocuments: (_: string, ids: string[]) =>
      write('tokens deleted', () => {
        for (const id of ids)
          tokens.contents.splice(
            tokens.contents.findIndex((each) => each.id === id),
            1,
          );
      }),
  };
  const stored = storedFrom(publicView(viewOf(ccNapoleon, save)));
  const seats = { south: 'allied', north: 'french' };
  const combat = {
    id: 'battle',
    type: 'pas-de-charge.battle',
    scene,
    system: { ...stored, journal: 'journal', paused: false, resuming: 'no', seats, actors: 'null' },
    update: ({ system }: { readonly system: Data }) =>
      write(Object.keys(system).join() === 'actors' ? 'actors noted' : 'battle shown', () => {
        Object.assign(combat.system, system);
        return combat;
      }),
  };
  const page = (name: string, content: object) =>
    documentOf({ _id: name, flags: { [MODULE_ID]: { page: name, ...content } } });
  const pages = [
    page('record', { save: JSON.stringify(save) }),
    ...['south', 'north'].map((name) => page(name, { hand: 'null' })),
  ];
  const journal = {
    id: 'journal',
    name: 'Journal',
    flags: {},
    pages: collection(...pages),
    updateEmbeddedDocuments: (_: string, changes: Data[]) =>
      write('journal', () => {
        for (const each of changes) change(pages, each);
        return pages;
      }),
  };
  const user = (id: string, isGM: boolean) => ({ id, name: id, isGM, isActiveGM: isGM });
  const world = makeWorld({
    combats: collection(combat),
    journal: collection(journal),
    scenes: collection(scene),
    actors,
    users: collection(user('gm', true), user('allied', false), user('french', false)),
  });
  vi.stubGlobal('foundry', { utils: { randomID: () => `id-${Math.random()}` } });
  vi.stubGlobal(
    'Roll',
    class {
      evaluate = async () => ({ total: 1 });
    },
  );
  vi.stubGlobal('CONST', {
    DOCUMENT_OWNERSHIP_LEVELS: { NONE: 0, OBSERVER: 2, OWNER: 3 },
    TOKEN_DISPLAY_MODES: { NONE: 0 },
  });
  vi.stubGlobal('Actor', {
    createDocuments: (data: Data[]) =>
      write('actors made', () => {
        // Whoever makes a document owns it.
        const documents = data.map((each) =>
          documentOf({ ...each, ownership: { ...Object(each.ownership), gm: 3 } }),
        );
        actors.contents.push(...documents);
        return documents;
      }),
    updateDocuments: (data: Data[]) =>
      write('actors changed', () => {
        for (const each of data) change(actors.contents, each);
      }),
  });
  return {
    ...{ world, combat, tokens, actors, cards, writes },
    /** The record in the battle journal. */
    get kept(): Save {
      const flags = pages[0]?.flags as { readonly [MODULE_ID]: { readonly save: string } };
      return JSON.parse(flags[MODULE_ID].save) as Save;
    },
    /** The hand in the battle journal of a side. */
    handOf(side: string): SecretHand | null {
      const flags = pages.find(({ id }) => id === side)?.flags as {
        readonly [MODULE_ID]: { readonly hand: string };
      };
      return JSON.parse(flags[MODULE_ID].hand) as SecretHand | null;
    },
    /** A client that decides the battle, new in it. */
    client: () => {
      const roll = async (_: unknown, { count }: { readonly count: number }) => Array(count).fill('blue');
      const writeCard = (cardReport: unknown) => write('card', () => void cards.push(cardReport));
      const isCardWritten = (_: string, __: unknown, revision: number) =>
        cards.some(
          (card) => (card as { readonly report: { readonly revision: number } }).report.revision === revision,
        );
      return new Host(
        new BattleStore([{ rules: ccNapoleon, scenarios: [] }]),
        { roll, writeCard, isCardWritten },
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
