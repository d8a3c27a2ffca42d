// Builds the compendia: journal entries with armies, battles and campaigns, generated from the games so that each
// number is stored once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePack } from '@foundryvtt/foundryvtt-cli';
import { armyDocuments } from './packs/army-documents';
import { battleDocuments } from './packs/battle-documents';
import { campaignDocuments } from './packs/campaign-documents';
import type { PackDocument } from './packs/documents';

/** The documents of each compendium, by its name in module.json. */
export const packDocuments = (): Readonly<Record<string, readonly PackDocument[]>> => ({
  armies: armyDocuments(),
  battles: battleDocuments(),
  campaigns: campaignDocuments(),
});

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
