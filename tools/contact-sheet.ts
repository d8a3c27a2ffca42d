// Pictures of everything a player sees, on one page, for the eye to judge.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { openField } from '../test/browser/field';
import { buildModule } from './fresh-builds.mjs';
import { Camera } from './sheet/camera';
import { indexPage } from './sheet/index-page';
import { SCENES } from './sheet/scenes';

const FOLDER = 'contact-sheet';

/** Scenes whose names are given; all of them if none are. */
const wanted = process.argv.slice(2);

buildModule();
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const camera = new Camera(FOLDER);
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  // A table for each: what one scene leaves lying about must not stand in the picture of the next.
  const field = await openField({ isFine: true });
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
