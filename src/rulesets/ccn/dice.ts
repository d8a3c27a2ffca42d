import { Classes, type Die } from '../../core';
import type { Arm } from './unit-type';

/** CCN-1: six faces, two of them infantry. */
export const BATTLE_DIE: Die = {
  id: 'ccn',
  letter: 'b',
  faces: ['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'sabers'],
};

/** CCN-2: the maximum of dice in a roll. */
export const MOST_DICE = 8;

const SYMBOLS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];

/** The faces sorted into hits on an arm, sabers where they are a class of their own, flags and misses. */
function attackClasses(hits: readonly string[], apart: readonly string[]): Classes {
  const classes = [
    { name: 'hit', faces: hits },
    ...apart.map((face) => ({ name: face, faces: [face] })),
    {
      name: 'miss',
      faces: [...SYMBOLS, 'flag', 'sabers'].filter((face) => !hits.includes(face) && !apart.includes(face)),
    },
  ];
  return new Classes(
    BATTLE_DIE,
    classes.filter(({ faces }) => faces.length > 0),
  );
}

const byArm = (make: (arm: Arm) => Classes): Readonly<Record<Arm, Classes>> => ({
  infantry: make('infantry'),
  cavalry: make('cavalry'),
  artillery: make('artillery'),
});

/** CCN-33: in ranged combat the symbol of the target's arm hits; sabers miss. */
export const RANGED_CLASSES = byArm((arm) => attackClasses([arm], ['flag']));

/** CCN-41: in melee sabers hit too, except for units that do not score with them. */
export const MELEE_CLASSES = byArm((arm) => attackClasses([arm, 'sabers'], ['flag']));

/** CCN-91: against cavalry that retires and reforms only cavalry symbols hit, and flags have no effect. */
export const RETIRING_CLASSES = attackClasses(['cavalry'], []);

/**
 * The classes of the rocket battery, section 1.11: symbols of the target's arm, sabers (which hit the battery itself),
 * and flags.
 */
export const ROCKET_CLASSES = byArm((arm) => attackClasses([arm], ['flag', 'sabers']));

/** CCN-38, CCN-46, CCN-60 to CCN-63: the classes of rolls that can eliminate a leader. */
export const SABER_CLASSES = new Classes(BATTLE_DIE, [
  { name: 'sabers', faces: ['sabers'] },
  { name: 'miss', faces: [...SYMBOLS, 'flag'] },
]);

/** Élan, Rally and Mother Russia: a class for each arm, and flags. */
export const ORDER_CLASSES = new Classes(BATTLE_DIE, [
  { name: 'infantry', faces: ['infantry'] },
  { name: 'cavalry', faces: ['cavalry'] },
  { name: 'artillery', faces: ['artillery'] },
  { name: 'any', faces: ['flag'] },
  { name: 'miss', faces: ['sabers'] },
]);
