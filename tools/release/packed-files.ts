import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { transform } from 'esbuild';
import type { Addresses } from './addresses';
import type { ZipEntry } from './zip';

/** Documents added to the module for anyone who opens its folder. */
const DOCUMENTS = ['README.md', 'LICENSE', 'CHANGELOG.md'];

/** Files that a compendium's database leaves behind after writing; it creates its own when it is read. */
const TRACES = new Set(['LOCK', 'LOG', 'LOG.old']);

const isPacked = (path: string): boolean =>
  extname(path) !== '.map' && !TRACES.has(basename(path)) && !DOCUMENTS.includes(path);

/** The files of a release except its manifest: the built module, minified, and the documents. */
export async function packedFiles(built: string, addresses: Addresses): Promise<readonly ZipEntry[]> {
  const paths = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(built, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .filter((path) => isPacked(path) && path !== 'module.json')
    .sort();
  const files = paths.map(async (path) => ({
    path,
    bytes: await smaller(path, readFileSync(join(built, path))),
  }));
  const documents = DOCUMENTS.map((path) => ({ path, bytes: Buffer.from(linked(path, addresses)) }));
  return [...(await Promise.all(files)), ...documents];
}

/** A file without the parts that only its authors need. */
async function smaller(path: string, bytes: Buffer): Promise<Uint8Array> {
  const text = () => bytes.toString('utf8');
  switch (extname(path)) {
    case '.js': {
      // Names are kept: Foundry stores rolls and names hooks by class names, and restoring them would cost time.
      const options = { loader: 'js', format: 'esm', minifyWhitespace: true } as const;
      return Buffer.from((await transform(text(), options)).code);
    }
    case '.css':
      return Buffer.from((await transform(text(), { loader: 'css', minify: true })).code);
    case '.json':
      return Buffer.from(JSON.stringify(JSON.parse(text())));
    default:
      return bytes;
  }
}

/** A document whose links lead into the archive, or else to the project's home. */
function linked(path: string, { page, file }: Addresses): string {
  const text = readFileSync(path, 'utf8');
  return text.replace(/(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)/g, (link, mark, label, target) => {
    if (DOCUMENTS.includes(target)) return link;
    return `${mark}[${label}](${mark === '!' ? file(target) : page(target)})`;
  });
}
