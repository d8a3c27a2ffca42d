import type { Addresses } from './addresses';

/** The parts of module.json that a release adds to. */
export interface SourceManifest {
  readonly id: string;
  readonly version: string;
  readonly authors: readonly { readonly name: string }[];
}

/** A screenshot among the sources. */
const SCREENSHOT = 'docs/images/cc-napoleon.png';

/**
 * The manifest of a release: module.json, plus the addresses of the project, its latest manifest and this archive.
 * `verified` is not added: that is up to those who have run the release in a real Foundry.
 */
export function releaseManifest(source: SourceManifest, addresses: Addresses): object {
  const banner = `modules/${source.id}/assets/banners/battles.png`;
  return {
    ...source,
    authors: source.authors.map((author) => ({ ...author, url: addresses.project })),
    url: addresses.project,
    manifest: addresses.newestManifest,
    download: addresses.archive,
    bugs: addresses.bugs,
    changelog: addresses.page('CHANGELOG.md'),
    readme: addresses.page('README.md'),
    license: addresses.page('LICENSE'),
    media: [
      {
        type: 'cover',
        url: addresses.file(SCREENSHOT),
        caption: 'Rolica, seen by the Allied player',
      },
      { type: 'setup', url: banner, thumbnail: banner },
    ],
  };
}
