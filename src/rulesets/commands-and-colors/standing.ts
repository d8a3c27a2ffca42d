import { firstOf, STANDING, type StandingAnswers, WAYS_BACK } from '../../core';

const { always, never, hold } = STANDING;

/** The responses to a close combat that the games of the family share. */
export const SQUARE_OR_HOLD = firstOf('square', 'square', 'none');
export const STRIKE_OR_HOLD = firstOf('strike', 'first-strike', 'none');

/** A question that is answered by yes or no. */
export const YES_OR_NO = [always, never] as const;

/** The answers that can stand in every game of the family. */
export const FAMILY_STANDING: StandingAnswers = {
  response: [hold, SQUARE_OR_HOLD],
  retreat: WAYS_BACK,
};
