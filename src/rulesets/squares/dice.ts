import { Classes, type Die, type RollOutcome } from '../../core';

const numbered = (id: string, faces: number): Die => ({
  id,
  letter: null,
  faces: Array.from({ length: faces }, (_, index) => `${index + 1}`),
});

const D3 = numbered('d3', 3);
const D4 = numbered('d4', 4);
export const D6 = numbered('d6', 6);
const D8 = numbered('d8', 8);
const D10 = numbered('d10', 10);
const D12 = numbered('d12', 12);

/** R004-27: faces 2, 3, 3, 4, 4, 5. */
const AVERAGE: Die = { id: 'average', letter: 'v', faces: ['2', '3', '3', '4', '4', '5'] };

/** Every die that the rules and their towns roll. */
export const DICE: Readonly<Record<string, Die>> = Object.fromEntries(
  [D3, D4, D6, D8, D10, D12, AVERAGE].map((die) => [die.id, die]),
);

/** Every number of a die by itself. */
const eachFace = (die: Die): Classes =>
  new Classes(
    die,
    [...new Set(die.faces)].map((face) => ({ name: face, faces: [face] })),
  );

export const EACH_OF_D3 = eachFace(D3);
export const EACH_OF_D6 = eachFace(D6);
export const EACH_OF_AVERAGE = eachFace(AVERAGE);

/** The numbers of a throw of which every number counts by itself. */
export const numbersOf = ({ faces }: RollOutcome): readonly number[] => faces.map(Number);

/** The number of a single die. */
export const numberOf = (thrown: RollOutcome): number => Number(thrown.faces[0]);

/** The faces of a die from a number on, and those below it; made once for each number. */
function facesFrom(above: string, below: string): (die: Die, needed: number) => Classes {
  const made = new Map<Die, Classes[]>();
  return (die, needed) => {
    const known = made.get(die) ?? [];
    made.set(die, known);
    const classes = known[needed] ?? new Classes(die, halves(die, needed, above, below));
    known[needed] = classes;
    return classes;
  };
}

const halves = ({ faces }: Die, needed: number, above: string, below: string) =>
  [
    { name: above, faces: faces.filter((face) => Number(face) >= needed) },
    { name: below, faces: faces.filter((face) => Number(face) < needed) },
  ].filter((each) => each.faces.length > 0);

const hitting = facesFrom('hit', 'miss');
const holding = facesFrom('hold', 'fail');
const saving = facesFrom('saved', 'not-saved');

/** Dice of a bombardment. */
export const hitsFrom = (needed: number): Classes => hitting(D6, needed);

/** Dice of a test of morale. */
export const holdsFrom = (level: number): Classes => holding(D10, level);

/** Dice that a town saves its garrison with. */
export const savesFrom = (sides: number, needed: number): Classes => saving(DICE[`d${sides}`] ?? D8, needed);
