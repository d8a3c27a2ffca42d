import type { Die, FaceClass } from '../../core';

/** R000-19: one face each. */
export const BATTLE_DIE: Die = {
  id: 'cc',
  letter: 'n',
  faces: ['blue', 'green', 'red', 'sword', 'flag', 'helmet'],
};

/** The ordinary die of the seed's "normal die": R000-168. */
export const NUMBER_DIE: Die = { id: 'd6', letter: null, faces: ['1', '2', '3', '4', '5', '6'] };

/** Sorts the faces of the battle die into hits, flags, swords to roll again, and misses. */
export function faceClasses(
  hits: readonly string[],
  { lance }: { readonly lance: boolean },
): readonly FaceClass[] {
  const rolledAgain = lance ? ['sword'] : [];
  const plainHits = hits.filter((face) => !rolledAgain.includes(face));
  const misses = BATTLE_DIE.faces.filter((face) => face !== 'flag' && !hits.includes(face));
  return [
    { name: 'hit', faces: plainHits },
    { name: 'lance', faces: rolledAgain },
    { name: 'flag', faces: ['flag'] },
    { name: 'miss', faces: misses },
  ].filter(({ faces }) => faces.length > 0);
}

/** R000-21, R000-57: red squares alone. */
export const FIRE_CLASSES = faceClasses(['red'], { lance: false });
