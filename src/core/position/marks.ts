/** The number of marks that can be tested with a single bit; other marks are searched for in the list. */
const BITS = 31;

const words: string[] = [];
const numbers = new Map<string, number>();

/** The number of a mark, which stands for an action of a piece this turn. */
export function mark(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  words.push(word);
  return words.length - 1;
}

/** The word of a mark. */
export const markWord = (number: number): string => words[number] ?? '';

/** The marks of a piece, in the order in which they were added; each list is kept once and named by its number. */
interface MarkList {
  readonly marks: readonly number[];
  readonly bits: number;
  /** The lists with one more mark. */
  readonly longer: number[];
}

const lists: MarkList[] = [{ marks: [], bits: 0, longer: [] }];

/** The number of the empty list, for a piece that has not acted. */
export const NO_MARKS = 0;

const listOf = (list: number): MarkList => lists[list] as MarkList;

/** The list with one mark added. */
export function withMark(list: number, added: number): number {
  const { marks, bits, longer } = listOf(list);
  const known = longer[added];
  if (known !== undefined) return known;
  longer[added] = lists.length;
  lists.push({ marks: [...marks, added], bits: added < BITS ? bits | (1 << added) : bits, longer: [] });
  return lists.length - 1;
}

export const marksIn = (list: number): readonly number[] => listOf(list).marks;

export const hasMarkIn = (list: number, wanted: number): boolean =>
  wanted < BITS ? (listOf(list).bits & (1 << wanted)) !== 0 : listOf(list).marks.includes(wanted);

/** The list of marks for some words. */
export const markList = (given: readonly string[]): number =>
  given.reduce((list, word) => withMark(list, mark(word)), NO_MARKS);
