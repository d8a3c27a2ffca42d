import type { RollOutcome } from '../../core';

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** The numbers shown by the dice, lowest first. */
export const numbersShown = (thrown: RollOutcome): readonly number[] =>
  NUMBERS.flatMap((face) => new Array<number>(thrown.of(`${face}`)).fill(face));

/** The number shown by a single die. */
export const shownBy = (thrown: RollOutcome): number => numbersShown(thrown)[0] ?? 0;
