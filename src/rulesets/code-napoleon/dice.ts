import type { Classes, Die } from '../../core';
import { byName, eachFace, facesFrom, numbered } from '../square-grid/dice';

const FACES = [4, 6, 8, 10, 12] as const;

/** Every die of the game: the unit dice of the grades, and a d10 for initiative. */
export const DICE = byName(FACES.map(numbered));

/** The die with this number of faces. */
export function dieWith(faces: number): Die {
  const die = DICE[`d${faces}`];
  if (!die) throw new RangeError(`there is no die with ${faces} faces`);
  return die;
}

const each = new Map<number, Classes>();

/** Classes with one for each number of a die. */
export function eachOf(faces: number): Classes {
  const known = each.get(faces) ?? eachFace(dieWith(faces));
  each.set(faces, known);
  return known;
}

/** Two classes of a die: the numbers from a given one up, and those below it. */
export const passesFrom = facesFrom('pass', 'fail');
