import { Classes, type Die, type FaceClass } from '../../core';

/** R000-19: six faces, one of each. */
export const BATTLE_DIE: Die = {
  id: 'cc',
  letter: 'n',
  faces: ['blue', 'green', 'red', 'sword', 'flag', 'helmet'],
};

/** Sorts the faces of the battle die into hits, flags, swords to roll again, and misses. */
function attackClasses(hits: readonly string[], lance: boolean): Classes {
  const rolledAgain = lance ? ['sword'] : [];
  const classes: readonly FaceClass[] = [
    { name: 'hit', faces: hits.filter((face) => !rolledAgain.includes(face)) },
    { name: 'lance', faces: rolledAgain },
    { name: 'flag', faces: ['flag'] },
    { name: 'miss', faces: BATTLE_DIE.faces.filter((face) => face !== 'flag' && !hits.includes(face)) },
  ];
  return new Classes(
    BATTLE_DIE,
    classes.filter(({ faces }) => faces.length > 0),
  );
}

/** R000-21, R000-57: only red squares hit. */
export const FIRE_CLASSES = attackClasses(['red'], false);

const made = new Map<number, Classes>();

/**
 * The classes of a close combat roll: hits by R000-22 to R000-27, and the swords that lances roll again (R000-85,
 * R000-86).
 */
export function meleeClasses(swords: boolean, led: boolean, lance: boolean): Classes {
  const key = (swords ? 1 : 0) + (led ? 2 : 0) + (lance ? 4 : 0);
  const hits = ['red', ...(swords ? ['sword'] : []), ...(led ? ['helmet'] : [])];
  const classes = made.get(key) ?? attackClasses(hits, lance);
  made.set(key, classes);
  return classes;
}

/** R000-147: the classes of the die that decides a leader's fate. */
export const FATE_CLASSES = new Classes(BATTLE_DIE, [
  { name: 'hit', faces: ['helmet'] },
  { name: 'miss', faces: BATTLE_DIE.faces.filter((face) => face !== 'helmet') },
]);
