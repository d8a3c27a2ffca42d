// A word is kept once and named by a number from then on; rules name theirs when they are read, so that there are few.
const words: string[] = [];
const numbers = new Map<string, number>();

/** The number of a word (a formation, a step of the turn, ...), the same for as long as the program runs. */
export function wordNumber(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  words.push(word);
  return words.length - 1;
}

/** The word of a number. */
export const wordOf = (number: number): string => words[number] ?? '';
