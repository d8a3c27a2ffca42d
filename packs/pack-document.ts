import { entryId, folderId, pageId } from '../src/foundry/compendia/compendium-ids';
import { compendiumNames } from '../src/foundry/compendia/compendium-names';
import { GAMES } from '../src/rulesets';
import { campaignsOfGames } from '../src/rulesets/campaign-world';
import { english, hasEnglish } from '../tools/english';

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

const NAMES = compendiumNames(
  { games: GAMES, campaigns: campaignsOfGames() },
  { localize: english, has: hasEnglish },
);

/** The name of a folder or an entry in English: clients name them again in the language of their users. */
function nameOf(id: string, path: readonly string[]): string {
  const name = NAMES.get(id);
  if (name === undefined) throw new RangeError(`Nothing in the compendia is called ${path.join('/')}.`);
  return name;
}

/** A folder of a compendium. */
export function folder(path: readonly string[], sort: number, parent: string | null): PackDocument {
  const _id = folderId(...path);
  return {
    _id,
    _key: `!folders!${_id}`,
    name: nameOf(_id, path),
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
  { type, system }: PackPage,
  { sort, parent }: { readonly sort: number; readonly parent: string },
): PackDocument {
  const _id = entryId(...path);
  const name = nameOf(_id, path);
  const page = pageId(...path);
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
