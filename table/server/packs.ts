import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Data } from '../shared/data/plain';
import type { Manifest, PackMetadata } from '../shared/documents/operation';

/** The documents and folders of a module's compendium, as in its database. */
export async function readPack(folder: string, path: string): Promise<readonly Data[]> {
  // Many tables need no compendium, and the tool is slow to load.
  const { extractPack } = await import('@foundryvtt/foundryvtt-cli');
  const copy = mkdtempSync(join(tmpdir(), 'pdc-pack-'));
  const documents: Data[] = [];
  try {
    // Opening such a database locks it, and other tables may be reading it.
    cpSync(join(folder, path), join(copy, 'pack'), { recursive: true });
    await extractPack(join(copy, 'pack'), join(copy, 'none'), {
      log: false,
      transformEntry: async (entry) => {
        documents.push(structuredClone(entry));
        return false;
      },
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return documents;
}

/** The kind of a document in the database: `journal` or `folders`. */
const kindOf = ({ _key }: Data): string | undefined => String(_key).split('!')[1];

/** A manifest whose compendia bring their folders and the index of their documents, as Foundry's server sends them. */
export async function withIndexes(manifest: Manifest, folder: string): Promise<Manifest> {
  const indexed = async (pack: PackMetadata): Promise<PackMetadata> => {
    const documents = await readPack(folder, pack.path);
    const ofKind = (kind: string) => documents.filter((each) => kindOf(each) === kind);
    const line = ({ _id, name, folder, sort }: Data): Data => ({ _id, name, folder, sort });
    return { ...pack, index: ofKind('journal').map(line), folders: ofKind('folders') };
  };
  return { ...manifest, packs: await Promise.all(manifest.packs.map(indexed)) };
}
