import type { Die } from '../../core';
import { DRAWN_FACES, drawFace, imageSource } from '../../drawing';
import { modulePath } from '../documents/module-id';
import { localizeFor } from '../texts';

type Term = typeof foundry.dice.terms.Die;
type Result = foundry.dice.terms.DiceTerm.Result;

/** The name by which rolls that are stored find their die: it has to tell one die from another. */
export const dieClass = (letter: string): string => `BattleDie${letter.toUpperCase()}`;

/** Makes the dice term of a symbol die of a game: `4dn` rolls four of them, in chat and by the rules alike. */
export function battleDieTerm(die: Die, letter: string, ruleset: string): Term {
  const name = dieClass(letter);
  const classes = {
    [name]: class extends foundry.dice.terms.Die {
      static override DENOMINATION = letter;

      constructor(data: object = {}) {
        super({ ...data, faces: die.faces.length });
      }

      // Several faces may bear the same number: what counts is what they bear, not which they are.
      override get total() {
        return isNumbered(die) ? sumOf(die, this.results) : super.total;
      }

      override getResultLabel({ result }: Result): string {
        const face = faceOf(die, result);
        const name = localizeFor(ruleset, `PDC.rules.face.${face}`);
        return `<img class="pdc-die" src="${faceSource(die, face)}" alt="${name}">`;
      }

      override getResultCSS(result: Result): (string | null)[] {
        return [...super.getResultCSS(result), 'pdc-symbol'];
      }
    },
  };
  return classes[name] as unknown as Term;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** A die with symbols, which needs a letter of its own; the others are Foundry's own. */
export type SymbolDie = Die & { readonly letter: string };

/** Whether a die has symbols, so that it needs a letter of its own. */
export const isSymbolDie = (die: Die): die is SymbolDie => die.letter !== null;

/** The letter that a die gets: its own if it is free, else the first free one; undefined if none is left. */
export const freeLetter = ({ letter }: SymbolDie, taken: ReadonlySet<string>): string | undefined =>
  [letter, ...ALPHABET].find((each) => !taken.has(each));

/** The formula that rolls so many of a die; undefined if its letter is not known. */
export function formulaOf(die: Die, count: number, letters: ReadonlyMap<Die, string>): string | undefined {
  if (!isSymbolDie(die)) return `${count}d${die.faces.length}`;
  const letter = letters.get(die);
  return letter && `${count}d${letter}`;
}

/** Whether all the faces of a die bear numbers. */
export const isNumbered = ({ faces }: Die): boolean => faces.every((face) => /^\d+$/.test(face));

/** The sum of the numbers on the faces that count. */
export const sumOf = (
  { faces }: Die,
  results: readonly { readonly result: number; readonly active?: boolean | undefined }[],
): number =>
  results
    .filter(({ active }) => active !== false)
    .reduce((sum, { result }) => sum + Number(faces[result - 1] ?? result), 0);

/** The face of a die that a result stands for. */
export const faceOf = ({ faces }: Die, result: number): string => faces[result - 1] ?? String(result);

/** The address of the picture of a face. */
const faceSource = (die: Die, face: string): string => imageSource(drawFace(die.id, face));

/**
 * What a die shows on a table of its own for each of its faces: where it bears symbols, the path of a picture that the
 * build has made, since drawings are not taken there.
 */
export const faceLabels = ({ id, faces }: Die): readonly string[] =>
  faces.map((face) => (DRAWN_FACES.includes(face) ? modulePath(`assets/dice/${id}-${face}.png`) : face));
