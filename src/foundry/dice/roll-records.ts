import type { Die } from '../../core';
import { faceOf } from './battle-die';

/** A roll made on this client, in the form in which messages store it. */
interface Rolled {
  readonly die: Die;
  readonly faces: string;
  readonly json: string;
}

/** The fields of a roll's term that hold the results. */
interface RolledTerm {
  readonly results: readonly { readonly result: number }[];
}

/** The number of rolls to remember: those of orders that were not saved are never asked for. */
const MOST = 100;

const inOneWord = (faces: readonly string[]): string => faces.join(' ');

/** The faces that a roll shows. */
export const facesOf = (die: Die, terms: readonly RolledTerm[]): readonly string[] =>
  terms.flatMap(({ results }) => results.map(({ result }) => faceOf(die, result)));

/**
 * Returns rolls in the form in which messages store them: those made here, and others reconstructed from their faces.
 */
export class RollRecords {
  #rolled: Rolled[] = [];

  /** Remembers a roll until it is reported. */
  keep(die: Die, roll: { readonly dice: readonly RolledTerm[] }): void {
    const faces = inOneWord(facesOf(die, roll.dice));
    this.#rolled = [...this.#rolled.slice(1 - MOST), { die, faces, json: JSON.stringify(roll) }];
  }

  /** A roll of a die that shows these faces; Foundry finds the die by the name of its class. */
  take(die: Die, className: string, formula: string, faces: readonly string[]): string {
    const wanted = inOneWord(faces);
    const at = this.#rolled.findIndex((each) => each.die === die && each.faces === wanted);
    const [found] = at < 0 ? [] : this.#rolled.splice(at, 1);
    return found?.json ?? madeUp(die, className, formula, faces);
  }
}

/** A reconstructed roll that was made on another client, or on this one before a reload. */
function madeUp(die: Die, className: string, formula: string, faces: readonly string[]): string {
  const results = faces.map((face) => ({ result: die.faces.indexOf(face) + 1, active: true }));
  const [number, total] = [faces.length, results.reduce((sum, { result }) => sum + result, 0)];
  const term = { class: className, options: {}, evaluated: true, number, faces: die.faces.length };
  const terms = [{ ...term, modifiers: [], results }];
  return JSON.stringify({ class: 'Roll', options: {}, dice: [], formula, terms, total, evaluated: true });
}
