// What is offered for download: every file that it names is there, and it is played from where it was unpacked.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Release, writeRelease } from '../../tools/release/write-release';
import {
  clickHex,
  type Field,
  lastCard,
  openField,
  pressSpot,
  stateIn,
  untilRevision,
} from '../browser/field';
import { unzipped } from '../release/unzipped';

const HOME = 'https://forge.example/somebody/pas-de-charge';

/** What the manifest of a release says, as far as it names files. */
interface Manifest {
  readonly id: string;
  readonly version: string;
  readonly esmodules: readonly string[];
  readonly styles: readonly { readonly src: string }[];
  readonly languages: readonly { readonly path: string }[];
  readonly packs: readonly { readonly path: string; readonly banner: string }[];
  readonly media: readonly { readonly url: string; readonly thumbnail?: string }[];
  readonly flags: { readonly hotReload: { readonly paths: readonly string[] } };
}

let folder: string;
let release: Release;
let files: ReadonlyMap<string, Buffer>;
let manifest: Manifest;

const text = (path: string): string => files.get(path)?.toString('utf8') ?? '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pdc-release-'));
  release = await writeRelease({ built: 'dist', into: join(folder, 'out'), repository: HOME });
  files = unzipped(readFileSync(release.archive));
  manifest = JSON.parse(text('module.json')) as Manifest;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every file and folder that the manifest names lies in the archive', () => {
  const own = `modules/${manifest.id}/`;
  const pictures = manifest.media.flatMap(({ url, thumbnail = url }) => [url, thumbnail]);
  const named = [
    ...manifest.esmodules,
    ...manifest.styles.map(({ src }) => src),
    ...manifest.languages.map(({ path }) => path),
    ...manifest.packs.flatMap(({ path, banner }) => [`${path}/CURRENT`, banner]),
    ...pictures.filter((url) => url.startsWith(own)),
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
  ].map((path) => (path.startsWith(own) ? path.slice(own.length) : path));
  expect(named.filter((path) => !files.has(path))).toEqual([]);
  for (const path of manifest.flags.hotReload.paths) {
    expect(
      [...files.keys()].some((file) => file === path || file.startsWith(`${path}/`)),
      path,
    ).toBe(true);
  }
  expect(text('module.json')).toBe(readFileSync(release.manifest, 'utf8'));
});

test('templates and pictures that code and styles ask for lie in the archive', () => {
  const sources = ['module.js', 'pas-de-charge.css'].map(text).join('\n');
  const named = sources.match(/(?:templates|assets)\/[\w/-]+\.(?:hbs|svg|png|webp)/g) ?? [];
  // Windows name the templates of their parts in one table, without the folder.
  const parts = [...sources.matchAll(/\bparts:\{([^{}]*)\}/g)].flatMap(([, keys = '']) =>
    [...keys.matchAll(/(?:^|,)"?([a-z-]+)"?:/g)].map(([, template]) => `templates/${template}.hbs`),
  );
  expect(parts.length).toBeGreaterThan(25);
  expect(named.length + parts.length).toBeGreaterThan(40);
  expect([...new Set([...named, ...parts])].filter((path) => !files.has(path))).toEqual([]);
});

test('addresses of sources lead to files that there are, and what there is to read has no broken link', () => {
  const texts = ['module.json', 'README.md', 'CHANGELOG.md'].map(text).join('\n');
  const sources = [...texts.matchAll(/\/(?:blob|raw)\/v[\d.]+\/([\w./-]+)/g)].map(([, path]) => path ?? '');
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  const links = [...texts.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(([, path]) => path ?? '');
  expect(links.filter((path) => !files.has(path))).toEqual([]);
});

test('it is smaller than what was built, and classes that others know by name keep it', () => {
  const built = readFileSync('dist/module.js', 'utf8');
  const classes = (source: string) =>
    [...source.matchAll(/\bclass ([A-Z][\w$]*) extends/g)].map(([, name]) => name);
  expect(text('module.js').length).toBeLessThan(built.length * 0.85);
  expect(classes(built)).toEqual(expect.arrayContaining(['OrderCard', 'OrderModel']));
  expect(classes(text('module.js'))).toEqual(classes(built));
  expect([...files.keys()].filter((path) => /\.map$|LOCK$/.test(path))).toEqual([]);
});

test('a tag that is not the version is refused', async () => {
  const made = writeRelease({ built: 'dist', into: folder, repository: HOME, tag: 'v99.0.0' });
  await expect(made).rejects.toThrow('tag it v');
});

test('unpacked, it is played: a fire is ordered and every window sees it; the compendia open', async () => {
  const module = join(folder, 'pas-de-charge');
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(module, path)), { recursive: true });
    writeFileSync(join(module, path), bytes);
  }
  const field: Field = await openField({ module });
  try {
    const { gm, allied, french } = field.seats;
    await field.layOut({
      a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
      b: { side: 'north', type: 'infantry', at: '4:6', strength: 1, name: '2nd Light' },
      c: { side: 'north', type: 'infantry', at: '0:4' },
    });
    await field.faces('red', 'sword', 'blue', 'helmet');
    await clickHex(allied, '5:6');
    await clickHex(allied, '4:6');
    await pressSpot(allied, 'Fire');
    await untilRevision(french, 1);
    expect((await stateIn(french)).units.b).toBeUndefined();
    await lastCard(french).getByText('2nd Light is eliminated').waitFor();
    const entries = await gm.page.evaluate(async () => {
      const { game } = globalThis as unknown as {
        game: { packs: { contents: readonly { getDocuments(): Promise<readonly unknown[]> }[] } };
      };
      return Promise.all(game.packs.contents.map(async (pack) => (await pack.getDocuments()).length));
    });
    expect(entries).toHaveLength(manifest.packs.length);
    expect(Math.min(...entries)).toBeGreaterThan(0);
    expect([gm, allied, french].flatMap(({ faults }) => faults)).toEqual([]);
  } finally {
    await field.table.close();
  }
});
