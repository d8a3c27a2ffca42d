// Draws the images of die faces for modules that accept no SVG.
import { DRAWN_FACES, drawFace } from '../src/drawing';
import { GAMES } from '../src/rulesets';
import { rendered } from './render-svg';

/** Width and height in pixels, as Dice So Nice expects them. */
const SIZE = 256;

/** An image that the build writes. */
interface Picture {
  readonly name: string;
  readonly png: Uint8Array;
}

/** The faces of all dice with symbols; numbers need no images. */
export function dieFaces(): Promise<readonly Picture[]> {
  const dice = GAMES.flatMap(({ rules }) => Object.values(rules.dice));
  const drawn = dice.flatMap(({ id, faces }) =>
    [...new Set(faces)].filter((face) => DRAWN_FACES.includes(face)).map((face) => [id, face] as const),
  );
  return Promise.all(drawn.map(([die, face]) => pictureOf(die, face)));
}

const pictureOf = async (die: string, face: string): Promise<Picture> => ({
  name: `${die}-${face}.png`,
  png: await rendered(drawFace(die, face), SIZE),
});
