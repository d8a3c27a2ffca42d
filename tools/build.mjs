// Builds the installable module into dist/.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { compile } from 'sass';
import { tsImport } from 'tsx/esm/api';
import { step } from './step.mjs';

const COPIED = ['module.json', 'templates', 'assets', 'README.md', 'LICENSE', 'CHANGELOG.md'];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { dieFaces, banners, sounds, fonts, writePacks, textsOfLanguage } = await step(
  'Reading the games',
  async () => {
    const { dieFaces } = await tsImport('./die-faces.ts', import.meta.url);
    const { banners } = await tsImport('./banners.ts', import.meta.url);
    const { sounds } = await tsImport('./sounds.ts', import.meta.url);
    const { fonts } = await tsImport('./fonts.ts', import.meta.url);
    const { writePacks } = await tsImport('./packs.ts', import.meta.url);
    const { textsOfLanguage } = await tsImport('./language.ts', import.meta.url);
    return { dieFaces, banners, sounds, fonts, writePacks, textsOfLanguage };
  },
);
const { languages } = JSON.parse(readFileSync('module.json', 'utf8'));
const { options, warnings } = await loadConfigFile(
  fileURLToPath(new URL('../rollup.config.js', import.meta.url)),
);
const bundles = await step('Bundling the code', () => Promise.all(options.map((config) => rollup(config))));
const made = await step('Making dice, banners, sounds and fonts', async () => [
  ...(await dieFaces()).map(({ name, png }) => ({ folder: 'dice', name, bytes: png })),
  ...(await banners()).map(({ name, png }) => ({ folder: 'banners', name, bytes: png })),
  ...sounds().map(({ name, wav }) => ({ folder: 'sounds', name, bytes: wav })),
  ...(await fonts()).map(({ name, bytes }) => ({ folder: 'fonts', name, bytes })),
]);
const packs = mkdtempSync(join(tmpdir(), 'pdc-compendia-'));
await step('Making compendia', () => writePacks(packs));
const texts = languages.map(({ lang, path }) => ({
  path,
  text: JSON.stringify(textsOfLanguage(lang), null, 2),
}));
const style = compile('styles/pas-de-charge.scss').css;
const outputs = options.map(({ output: [output] }) => output);
/** Does something with each bundle and its output. */
const withEach = (action) => Promise.all(bundles.map((bundle, index) => action(bundle, outputs[index])));
// Everything is created before the old build is removed, so that a failed build leaves it in place.
const written = await step('Writing the code', () => withEach((bundle, output) => bundle.generate(output)));
await step('Filling dist', async () => {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  for (const { fileName, code, source } of written.flatMap(({ output }) => output))
    writeFileSync(`dist/${fileName}`, code ?? source);
  writeFileSync('dist/pas-de-charge.css', style);
  mkdirSync('dist/lang');
  for (const { path, text } of texts) writeFileSync(`dist/${path}`, text);
  for (const path of COPIED) cpSync(path, `dist/${path}`, { recursive: true });
  for (const folder of ['dice', 'banners', 'sounds', 'fonts'])
    mkdirSync(`dist/assets/${folder}`, { recursive: true });
  // Created first: the temporary folder has restricted permissions, and a copy of it would keep them.
  mkdirSync('dist/packs');
  cpSync(packs, 'dist/packs', { recursive: true });
  rmSync(packs, { recursive: true });
  for (const { folder, name, bytes } of made) writeFileSync(`dist/assets/${folder}/${name}`, bytes);
});
await withEach((bundle) => bundle.close());
warnings.flush();
