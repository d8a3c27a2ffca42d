// Builds the compendia that packs/ declares.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePack } from '@foundryvtt/foundryvtt-cli';
import { COMPENDIA } from '../packs';
import type { PackDocument } from '../packs/pack-document';

/** The documents of each compendium, by its name in module.json. */
export const packDocuments = (): Readonly<Record<string, readonly PackDocument[]>> =>
  Object.fromEntries(Object.entries(COMPENDIA).map(([name, compendium]) => [name, compendium.documents()]));

/** Writes the compendia into a folder in Foundry's format. */
export async function writePacks(into: string): Promise<void> {
  const sources = mkdtempSync(join(tmpdir(), 'pdc-packs-'));
  try {
    for (const [name, documents] of Object.entries(packDocuments())) {
      const folder = join(sources, name);
      mkdirSync(folder);
      for (const document of documents)
        writeFileSync(join(folder, `${document._id}.json`), JSON.stringify(document));
      await compilePack(folder, join(into, name), { log: false });
    }
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}
