// Makes the pictures of the README: a turn as a film, each game's board, and a campaign.
import { writeFileSync } from 'node:fs';
import { openField } from '../test/browser/field';
import { buildModule } from './fresh-builds.mjs';
import { rendered } from './render-svg';
import { embedded } from './sheet-scenes/film';
import { gamePictures } from './sheet-scenes/game-pictures';
import { turnFilm } from './sheet-scenes/turn-film';

const FOLDER = 'docs/images';
/** The width in pixels. */
const FILM_WIDTH = 1024;
const PICTURE_WIDTH = 420;

function write(name: string, bytes: Uint8Array): void {
  writeFileSync(`${FOLDER}/${name}`, bytes);
  console.log(`${FOLDER}/${name}: ${(bytes.length / 1024).toFixed(0)} KB`);
}

buildModule();
const field = await openField({ isFine: true });
try {
  const film = await turnFilm(field);
  write('turn.gif', await film.gif(FILM_WIDTH));
  for (const [name, png] of await gamePictures(field))
    write(`${name}.png`, await rendered(embedded(png), PICTURE_WIDTH));
} finally {
  await field.close();
}
