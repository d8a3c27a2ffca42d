// Pictures of die faces, for modules that take no drawings.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { DRAWN_FACES, drawFace } from '../src/drawing';
import { GAMES } from '../src/rulesets';

/** Width and height in pixels, as Dice So Nice wants them. */
const SIZE = 256;

/** A picture that the build writes. */
interface Picture {
  readonly name: string;
  readonly png: Uint8Array;
}

/** The faces of all dice that bear symbols; numbers need no pictures. */
export async function dieFaces(): Promise<readonly Picture[]> {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const dice = GAMES.flatMap(({ rules }) => Object.values(rules.dice));
  return dice.flatMap(({ id, faces }) =>
    [...new Set(faces)].filter((face) => DRAWN_FACES.includes(face)).map((face) => pictureOf(id, face)),
  );
}

function pictureOf(die: string, face: string): Picture {
  const drawing = new Resvg(drawFace(die, face), { fitTo: { mode: 'width', value: SIZE } });
  return { name: `${die}-${face}.png`, png: drawing.render().asPng() };
}
