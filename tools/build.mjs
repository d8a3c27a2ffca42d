// Builds the installable module into dist/.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { compile } from 'sass';

const COPIED = ['module.json', 'lang', 'templates', 'assets'];

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
const { options, warnings } = await loadConfigFile(new URL('../rollup.config.js', import.meta.url).pathname);
for (const config of options) {
  const bundle = await rollup(config);
  for (const output of config.output) await bundle.write(output);
  await bundle.close();
}
warnings.flush();
writeFileSync('dist/pas-de-charge.css', compile('styles/pas-de-charge.scss').css);
for (const path of COPIED) cpSync(path, `dist/${path}`, { recursive: true });
