import type { Addresses } from './addresses';

/** What module.json says, as far as a release adds to it. */
export interface SourceManifest {
  readonly id: string;
  readonly version: string;
  readonly authors: readonly { readonly name: string }[];
}

/** A picture of how it looks, among the sources. */
const SCREENSHOT = 'docs/images/cc-napoleon.png';

/**
 * The manifest of a release: what module.json says, and where the project, its newest manifest and this archive are
 * found. `verified` is not added: it is for whoever has run the release in a real Foundry.
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
