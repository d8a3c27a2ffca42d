/** The addresses of a release's files. Their form is GitHub's, and is defined only here. */
export interface Addresses {
  readonly project: string;
  readonly bugs: string;
  /** The manifest of the latest release. */
  readonly newestManifest: string;
  /** The archive of this release. */
  readonly archive: string;
  /** The web page of a source file of this release. */
  page(path: string): string;
  /** The raw source file of this release. */
  file(path: string): string;
}

/** The placeholder in package.json while the project has no public address. */
const NO_HOME = /^https:\/\/([^/]+\.)?example(\/|$)/;

/** True if an address is only a placeholder. */
export const isPlaceholder = (repository: string): boolean => NO_HOME.test(repository);

/** The addresses of a version, by the address of its repository. */
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
