import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlain } from '../shared/data/plain';
import type { Manifest } from '../shared/documents/operation';

/** Reads `module.json` of the module's folder; throws an Error that names the file. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, 'module.json');
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isPlain(given) || typeof given.id !== 'string') throw new Error(`${path} names no id.`);
  const manifest: unknown = {
    title: given.id,
    version: '0',
    esmodules: [],
    styles: [],
    languages: [],
    packs: [],
    documentTypes: {},
    ...given,
  };
  return manifest as Manifest;
}
