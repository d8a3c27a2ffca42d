import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from './addresses';
import { releaseManifest, type SourceManifest } from './manifest';
import { packedFiles } from './packed-files';
import { type ZipEntry, zip } from './zip';

/** The options for writing a release. */
export interface ReleaseOptions {
  /** The folder of the built module. */
  readonly built: string;
  /** The folder for the release. */
  readonly into: string;
  /** The address of the repository; by default, that of package.json. */
  readonly repository?: string | undefined;
  /** The tag of the release, which must contain its version. */
  readonly tag?: string | undefined;
}

/** The files written. */
export interface Release {
  readonly version: string;
  readonly repository: string;
  readonly archive: string;
  readonly manifest: string;
  readonly files: readonly ZipEntry[];
}

interface Package {
  readonly version: string;
  readonly repository: { readonly url: string };
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/**
 * Writes `module.zip` and `module.json`, the two files of a Foundry module's release; the archive contains the same
 * manifest.
 * @throws Error if the version is not the same everywhere
 */
export async function writeRelease({ built, into, repository, tag }: ReleaseOptions): Promise<Release> {
  const source = readJson<SourceManifest>(join(built, 'module.json'));
  const { version, repository: home } = readJson<Package>('package.json');
  if (source.version !== version) {
    throw new Error(
      `module.json says version ${source.version} and package.json ${version}: make them the same.`,
    );
  }
  if (tag !== undefined && tag !== `v${version}`) {
    throw new Error(
      `The tag ${tag} is not that of version ${version}: tag it v${version}, or change the version.`,
    );
  }
  const addresses = addressesOf(repository ?? home.url, version);
  const text = `${JSON.stringify(releaseManifest(source, addresses), null, 2)}\n`;
  const files = [{ path: 'module.json', bytes: Buffer.from(text) }, ...(await packedFiles(built, addresses))];
  mkdirSync(into, { recursive: true });
  const [archive, manifest] = [join(into, 'module.zip'), join(into, 'module.json')];
  writeFileSync(archive, zip(files));
  writeFileSync(manifest, text);
  return { version, repository: addresses.project, archive, manifest, files };
}
