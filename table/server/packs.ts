import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Data } from '../shared/data/plain';

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
