import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressesOf, isPlaceholder } from '../../tools/release/addresses';
import { releaseManifest, type SourceManifest } from '../../tools/release/manifest';
import { zip } from '../../tools/release/zip';
import { unzipped } from './unzipped';

const HOME = 'https://forge.example/somebody/pas-de-charge';
const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

test('a zip gives back every file as it was, empty ones and names of any language too', () => {
  const files = [
    { path: 'module.json', bytes: Buffer.from('{}') },
    { path: 'lang/Übung.json', bytes: Buffer.from('é'.repeat(5000)) },
    { path: 'packs/armies/CURRENT', bytes: Buffer.alloc(0) },
  ];
  const archive = zip(files);
  expect([...unzipped(archive)]).toEqual(files.map(({ path, bytes }) => [path, bytes]));
  expect(zip(files).equals(archive)).toBe(true);
});

test.each(['/etc/passwd', '../module.json', 'a/../../b', 'a\\b'])('a zip takes no path like %s', (path) => {
  expect(() => zip([{ path, bytes: Buffer.alloc(0) }])).toThrow('is not a valid path inside');
});

test('the manifest leads to its newest self, to this archive, and to all there is to read', () => {
  const source = json<SourceManifest>('module.json');
  const { version } = source;
  expect(releaseManifest(source, addressesOf(`git+${HOME}.git`, version))).toMatchObject({
    id: 'pas-de-charge',
    version,
    url: HOME,
    manifest: `${HOME}/releases/latest/download/module.json`,
    download: `${HOME}/releases/download/v${version}/module.zip`,
    bugs: `${HOME}/issues`,
    changelog: `${HOME}/blob/v${version}/CHANGELOG.md`,
    readme: `${HOME}/blob/v${version}/README.md`,
    license: `${HOME}/blob/v${version}/LICENSE`,
    authors: [{ name: 'The Pas de Charge contributors', url: HOME }],
    flags: { hotReload: { extensions: ['css', 'hbs', 'json'] } },
  });
});

test('nobody has run it in a real Foundry: the manifest claims no verified version', () => {
  const manifest = releaseManifest(json('module.json'), addressesOf(HOME, '1.0.0'));
  expect(Object.keys(Reflect.get(manifest, 'compatibility') as object)).toEqual(['minimum']);
});

test('an address that is none is refused, and a placeholder is known as one', () => {
  for (const address of ['', 'somebody/pas-de-charge', 'https://github.com', 'git@github.com:a/b.git']) {
    expect(() => addressesOf(address, '1.0.0')).toThrow('is not a repository address');
  }
  expect([isPlaceholder(HOME), isPlaceholder('https://github.com/example/a')]).toEqual([true, false]);
});

test('the workflow asks for nothing that the project has not got', () => {
  const text = readFileSync('.github/workflows/release.yml', 'utf8');
  const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const { scripts } = json<{ scripts: Record<string, string> }>('package.json');
  const asked = runs.flatMap((run) => [...run.matchAll(/^npm (?:run )?([\w:]+)/gm)].map(([, name]) => name));
  expect(asked).toEqual(['test', 'test:long', 'release']);
  for (const name of asked) expect(Object.keys(scripts)).toContain(name);
});
