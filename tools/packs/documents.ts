import { createHash } from 'node:crypto';

/** Foundry's version whose form the documents have. */
const CORE = '13.351';

/** A document as the sources of a compendium hold it. */
export interface PackDocument {
  readonly _id: string;
  /** The place in the compendium: without one a document is left out. */
  readonly _key: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** What a page adds to its name. */
export interface PackPage {
  /** Name of the sub-type. */
  readonly type: string;
  readonly system: object;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id of what a path names: the same whenever it is made, so that links to it last. */
export function idOf(...path: readonly string[]): string {
  const bytes = createHash('sha256').update(path.join('/')).digest();
  return [...bytes.subarray(0, 16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A folder of a compendium. */
export function folder(
  path: readonly string[],
  name: string,
  sort: number,
  parent: string | null,
): PackDocument {
  const _id = idOf('folder', ...path);
  return {
    _id,
    _key: `!folders!${_id}`,
    name,
    type: 'JournalEntry',
    folder: parent,
    sorting: 'm',
    sort,
    color: null,
    description: '',
    flags: {},
  };
}

/** A journal entry with one page of its name: entries are what a search finds, and what is dragged. */
export function entry(
  path: readonly string[],
  name: string,
  { type, system }: PackPage,
  { sort, parent }: { readonly sort: number; readonly parent: string },
): PackDocument {
  const _id = idOf('entry', ...path);
  const page = idOf('page', ...path);
  return {
    _id,
    _key: `!journal!${_id}`,
    name,
    pages: [
      {
        _id: page,
        _key: `!journal.pages!${_id}.${page}`,
        name,
        type: `pas-de-charge.${type}`,
        system,
        title: { show: false, level: 1 },
        sort: 0,
        ownership: { default: -1 },
        flags: {},
      },
    ],
    folder: parent,
    sort,
    categories: [],
    ownership: { default: 0 },
    flags: {},
    _stats: { coreVersion: CORE },
  };
}
