/** Where the files of a release are found; the shape of the addresses is GitHub's, and this is its only place. */
export interface Addresses {
  readonly project: string;
  readonly bugs: string;
  /** The manifest of whatever release is the newest. */
  readonly newestManifest: string;
  /** The archive of this release. */
  readonly archive: string;
  /** A file of the sources of this release, as a page. */
  page(path: string): string;
  /** A file of the sources of this release, as it is. */
  file(path: string): string;
}

/** What package.json names as long as the project has no home that it could name. */
const NO_HOME = /^https:\/\/([^/]+\.)?example(\/|$)/;

/** Whether an address is only a placeholder. */
export const isPlaceholder = (repository: string): boolean => NO_HOME.test(repository);

/** Where a version is found, by the address of its repository. */
export function addressesOf(repository: string, version: string): Addresses {
  const project = repository.replace(/^git\+/, '').replace(/(\.git)?\/*$/, '');
  if (!/^https:\/\/[^/\s]+\/\S+$/.test(project)) {
    throw new RangeError(
      `"${repository}" is not a repository address; it must begin with https:// and have a path.`,
    );
  }
  const tag = `v${version}`;
  return {
    project,
    bugs: `${project}/issues`,
    newestManifest: `${project}/releases/latest/download/module.json`,
    archive: `${project}/releases/download/${tag}/module.zip`,
    page: (path) => `${project}/blob/${tag}/${path}`,
    file: (path) => `${project}/raw/${tag}/${path}`,
  };
}
