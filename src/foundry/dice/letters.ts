import type { Die } from '../../core';

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
