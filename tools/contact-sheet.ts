// Makes one page with pictures of everything a player sees, for visual review.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openField } from '../test/browser/field';
import { buildModule } from './fresh-builds.mjs';
import { Camera, looksFrom } from './sheet-scenes/camera';
import { indexPage } from './sheet-scenes/index-page';
import { SCENES } from './sheet-scenes/scenes';

/** Scenes named on the command line, all of them if none; the language of the windows, and how they look. */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, looks: { type: 'string', default: 'light,dark' } },
});
const { language } = values;

const FOLDER = `contact-sheet/${language}`;

buildModule();
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const camera = new Camera(FOLDER, looksFrom(values.looks));
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  // Each scene has its own table, so that leftovers of one do not appear in the next.
  const field = await openField({ isFine: true, language });
  try {
    await scene(field, camera);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}:`, error);
  } finally {
    await field.close();
  }
  console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
writeFileSync(`${FOLDER}/index.html`, indexPage(camera.shots));
console.log(`${camera.shots.length} pictures: ${FOLDER}/index.html`);
