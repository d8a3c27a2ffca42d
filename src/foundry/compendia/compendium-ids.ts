import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id for a path in a compendium: the same in every build, so that links to it stay valid. */
function idOf(...path: readonly string[]): string {
  const bytes = sha256(utf8ToBytes(path.join('/')));
  return [...bytes.subarray(0, 16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The id of a folder, by its compendium and the folders down to it. */
export const folderId = (...path: readonly string[]): string => idOf('folder', ...path);

/** The id of an entry, by its compendium and the folders down to it. */
export const entryId = (...path: readonly string[]): string => idOf('entry', ...path);

/** The id of an entry's only page. */
export const pageId = (...path: readonly string[]): string => idOf('page', ...path);
