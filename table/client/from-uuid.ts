import { DOCUMENT_NAMES, type DocumentName } from '../shared/documents/kinds';
import { NotOnTable } from '../shared/not-on-table';
import { client } from './client';
import type { DocumentLike } from './document-like';

/** The document with a uuid, in the world or a compendium; null if there is none. */
export async function fromUuid(uuid: string | null | undefined): Promise<DocumentLike | null> {
  const parts = (uuid ?? '').split('.');
  if (parts[0] !== 'Compendium') return inWorld(parts);
  const [, module, name, kind, id = '', ...embedded] = parts;
  const pack = client.packs.get(`${module}.${name}`);
  await pack?.getDocuments();
  return within(kind === 'Folder' ? pack?.folders.get(id) : pack?.get(id), embedded);
}

/** The same synchronously, for documents of the world only. */
export function fromUuidSync(uuid: string | null | undefined): DocumentLike | null {
  const parts = (uuid ?? '').split('.');
  // In Foundry this is an index entry, which no module has needed on the table yet.
  if (parts[0] === 'Compendium') throw new NotOnTable('foundry.utils.fromUuidSync of a compendium');
  return inWorld(parts);
}

function inWorld([kind, id = '', ...embedded]: readonly string[]): DocumentLike | null {
  return within(isName(kind) ? client.collections.get(kind)?.get(id) : undefined, embedded);
}

/** The embedded document reached from a document step by step. */
function within(document: DocumentLike | undefined, steps: readonly string[]): DocumentLike | null {
  const [kind, id = '', ...others] = steps;
  if (!document || kind === undefined) return document ?? null;
  return within(isName(kind) ? document.embedded.get(kind)?.get(id) : undefined, others);
}

const isName = (kind: string | undefined): kind is DocumentName =>
  DOCUMENT_NAMES.some((name) => name === kind);
