import type { Die } from '../../core';
import { faceOf } from './battle-die';

/** What was rolled on this client, as messages keep it. */
interface Rolled {
  readonly die: Die;
  readonly faces: string;
  readonly json: string;
}

/** A term of a roll, as far as it says what was rolled. */
interface RolledTerm {
  readonly results: readonly { readonly result: number }[];
}

/** How many rolls are remembered: those of orders that were not kept are never asked for. */
const MOST = 100;

const inOneWord = (faces: readonly string[]): string => faces.join(' ');

/** The faces that a roll shows. */
export const facesOf = (die: Die, terms: readonly RolledTerm[]): readonly string[] =>
  terms.flatMap(({ results }) => results.map(({ result }) => faceOf(die, result)));

/** Hands out rolls as messages keep them: those that were made here, and others made up from their faces. */
export class RollRecords {
  #rolled: Rolled[] = [];

  /** Remembers a roll until it is told. */
  keep(die: Die, roll: { readonly dice: readonly RolledTerm[] }): void {
    const faces = inOneWord(facesOf(die, roll.dice));
    this.#rolled = [...this.#rolled.slice(1 - MOST), { die, faces, json: JSON.stringify(roll) }];
  }

  /** A roll of a die that shows these faces; the name of its class is what Foundry finds the die by. */
  take(die: Die, className: string, formula: string, faces: readonly string[]): string {
    const wanted = inOneWord(faces);
    const at = this.#rolled.findIndex((each) => each.die === die && each.faces === wanted);
    const [found] = at < 0 ? [] : this.#rolled.splice(at, 1);
    return found?.json ?? madeUp(die, className, formula, faces);
  }
}

/** A roll that another client has made, or this one before it was opened anew. */
function madeUp(die: Die, className: string, formula: string, faces: readonly string[]): string {
  const results = faces.map((face) => ({ result: die.faces.indexOf(face) + 1, active: true }));
  const [number, total] = [faces.length, results.reduce((sum, { result }) => sum + result, 0)];
  const term = { class: className, options: {}, evaluated: true, number, faces: die.faces.length };
  const terms = [{ ...term, modifiers: [], results }];
  return JSON.stringify({ class: 'Roll', options: {}, dice: [], formula, terms, total, evaluated: true });
}
