import { createHash } from 'node:crypto';

/** The version of Foundry whose document format is used. */
const CORE = '13.351';

/** A document in the source format of a compendium. */
export interface PackDocument {
  readonly _id: string;
  /** The key in the compendium; a document without one is left out. */
  readonly _key: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** The data of a page, apart from its name. */
export interface PackPage {
  /** The name of the sub-type. */
  readonly type: string;
  readonly system: object;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id for a path: the same in every build, so that links to it stay valid. */
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

/** A journal entry with one page of the same name: entries are the unit of search and of dragging. */
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
