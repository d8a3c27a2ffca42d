import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    scripts: [],
    styles: [],
    languages: [],
    packs: [],
    documentTypes: {},
    ...given,
  };
  return manifest as Manifest;
}

/** A module and its folder. */
export interface ModuleOnTable {
  readonly manifest: Manifest;
  readonly folder: string;
}

/** Other people's modules in a folder, each in a subfolder with a `module.json`, in the order of their ids. */
export function readOthers(folder: string | undefined): readonly ModuleOnTable[] {
  if (folder === undefined) return [];
  const folders = readdirSync(folder).map((name) => join(folder, name));
  return folders
    .filter((each) => existsSync(join(each, 'module.json')))
    .map((each) => ({ manifest: withoutPacks(readManifest(each)), folder: each }))
    .sort((one, other) => one.manifest.id.localeCompare(other.manifest.id));
}

/** The table reads compendia in source form only, and other modules do not ship them so. */
const withoutPacks = (manifest: Manifest): Manifest => ({ ...manifest, packs: [] });
