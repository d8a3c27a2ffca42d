// Pictures of die faces, for modules that take no drawings.
import { DRAWN_FACES, drawFace } from '../src/drawing';
import { GAMES } from '../src/rulesets';
import { rendered } from './rendered';

/** Width and height in pixels, as Dice So Nice wants them. */
const SIZE = 256;

/** A picture that the build writes. */
interface Picture {
  readonly name: string;
  readonly png: Uint8Array;
}

/** The faces of all dice that bear symbols; numbers need no pictures. */
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
