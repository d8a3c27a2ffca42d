import { Classes, type Die, type RollOutcome } from '../../core';

/** An ordinary die with a number of faces. */
export const numbered = (faces: number): Die => ({
  id: `d${faces}`,
  letter: null,
  faces: Array.from({ length: faces }, (_, index) => `${index + 1}`),
});

/** Dice by their names. */
export const byName = (dice: readonly Die[]): Readonly<Record<string, Die>> =>
  Object.fromEntries(dice.map((die) => [die.id, die]));

/** Classes with one for each face of a die. */
export const eachFace = (die: Die): Classes =>
  new Classes(
    die,
    [...new Set(die.faces)].map((face) => ({ name: face, faces: [face] })),
  );

/** The numbers of a roll in which every face is a class of its own. */
export const numbersOf = ({ faces }: RollOutcome): readonly number[] => faces.map(Number);

/** The number on a single die. */
export const numberOf = (thrown: RollOutcome): number => Number(thrown.faces[0]);

/** Two classes of a die, from a number up and below it; made once for each number. */
export function facesFrom(above: string, below: string): (die: Die, needed: number) => Classes {
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
