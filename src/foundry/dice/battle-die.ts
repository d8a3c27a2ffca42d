import type { Die } from '../../core';
import { localize } from '../texts';
import { faceOf, faceSource, isNumbered, sumOf } from './die-faces';

type Term = typeof foundry.dice.terms.Die;
type Result = foundry.dice.terms.DiceTerm.Result;

/** The name by which rolls that are stored find their die: it has to tell one die from another. */
export const dieClass = (letter: string): string => `BattleDie${letter.toUpperCase()}`;

/** Makes the dice term of a symbol die: `4dn` rolls four of them, in chat and by the rules alike. */
export function battleDieTerm(die: Die, letter: string): Term {
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
        return `<img class="pdc-die" src="${faceSource(die, face)}" alt="${localize(`PDC.face.${face}`)}">`;
      }

      override getResultCSS(result: Result): (string | null)[] {
        return [...super.getResultCSS(result), 'pdc-symbol'];
      }
    },
  };
  return classes[name] as unknown as Term;
}
