import { Classes, type Die } from '../../core';
import type { Arm } from './unit-type';

/** CCN-1: six faces, infantry twice. */
export const BATTLE_DIE: Die = {
  id: 'ccn',
  letter: 'b',
  faces: ['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'sabers'],
};

/** CCN-2: no roll has more dice. */
export const MOST_DICE = 8;

const SYMBOLS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];

/** The faces sorted into hits on an arm, sabers where they count by themselves, flags and misses. */
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

/** CCN-41: in melee sabers hit too, but for those who do not score with them. */
export const MELEE_CLASSES = byArm((arm) => attackClasses([arm, 'sabers'], ['flag']));

/** CCN-91: against cavalry that retires and reforms its symbol alone hits, and flags are nothing. */
export const RETIRING_CLASSES = attackClasses(['cavalry'], []);

/** The rocket battery of section 1.11: symbols of the target's arm, sabers against itself, and flags. */
export const ROCKET_CLASSES = byArm((arm) => attackClasses([arm], ['flag', 'sabers']));

/** CCN-38, CCN-46, CCN-60 to CCN-63: what can cost a leader. */
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
