// Each word is kept once and has a number; rules define theirs when they are loaded, so there are few.
const words: string[] = [];
const numbers = new Map<string, number>();

/** The number of a word (a formation, a step of the turn, ...), the same as long as the program runs. */
export function wordNumber(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  words.push(word);
  return words.length - 1;
}

/** The word of a number. */
export const wordOf = (number: number): string => words[number] ?? '';
