import type { Die } from '../../core';
import { DRAWN_FACES, drawFace, imageSource } from '../../drawing';
import { modulePath } from '../documents/module-id';
import { localizeFor } from '../texts';

type Term = typeof foundry.dice.terms.Die;
type Result = foundry.dice.terms.DiceTerm.Result;

/** The class name under which stored rolls find their die: it must differ for every die. */
export const dieClass = (letter: string): string => `BattleDie${letter.toUpperCase()}`;

/** Makes the dice term of a symbol die: `4dn` rolls four of them, in chat and for the rules. */
export function battleDieTerm(die: Die, letter: string, ruleset: string): Term {
  const name = dieClass(letter);
  const classes = {
    [name]: class extends foundry.dice.terms.Die {
      static override DENOMINATION = letter;

      constructor(data: object = {}) {
        super({ ...data, faces: die.faces.length });
      }

      // Several faces may show the same number: the number counts, not the index of the face.
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

/** A die with symbols, which needs a letter of its own; other dice use Foundry's terms. */
export type SymbolDie = Die & { readonly letter: string };

/** True if a die has symbols, and so needs a letter of its own. */
export const isSymbolDie = (die: Die): die is SymbolDie => die.letter !== null;

/** The letter for a die: its own if that is free, else the first free one; undefined if none is left. */
export const freeLetter = ({ letter }: SymbolDie, taken: ReadonlySet<string>): string | undefined =>
  [letter, ...ALPHABET].find((each) => !taken.has(each));

/** The formula that rolls this many of a die; undefined if its letter is unknown. */
export function formulaOf(die: Die, count: number, letters: ReadonlyMap<Die, string>): string | undefined {
  if (!isSymbolDie(die)) return `${count}d${die.faces.length}`;
  const letter = letters.get(die);
  return letter && `${count}d${letter}`;
}

/** True if all faces of a die show numbers. */
export const isNumbered = ({ faces }: Die): boolean => faces.every((face) => /^\d+$/.test(face));

/** The sum of the numbers on the faces that count. */
export const sumOf = (
  { faces }: Die,
  results: readonly { readonly result: number; readonly active?: boolean | undefined }[],
): number =>
  results
    .filter(({ active }) => active !== false)
    .reduce((sum, { result }) => sum + Number(faces[result - 1] ?? result), 0);

/** The face of a die for a result. */
export const faceOf = ({ faces }: Die, result: number): string => faces[result - 1] ?? String(result);

/** The URL of the picture of a face. */
const faceSource = (die: Die, face: string): string => imageSource(drawFace(die.id, face));

/**
 * The labels of a die's faces for 3D dice: for symbols, the path of a picture made by the build, since drawings are not
 * accepted there.
 */
export const faceLabels = ({ id, faces }: Die): readonly string[] =>
  faces.map((face) => (DRAWN_FACES.includes(face) ? modulePath(`assets/dice/${id}-${face}.png`) : face));
