import type { Die } from '../../core';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The letter that a die gets: its own if it is free, else the first free one; undefined if none is left. */
export const freeLetter = ({ letter }: Die, taken: ReadonlySet<string>): string | undefined =>
  [letter, ...ALPHABET].find((each) => !taken.has(each));
