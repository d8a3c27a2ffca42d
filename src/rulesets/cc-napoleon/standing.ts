import { firstOf, STANDING, type StandingAnswers } from '../../core';
import { FAMILY_STANDING, SQUARE_OR_HOLD, STRIKE_OR_HOLD, YES_OR_NO } from '../commands-and-colors/standing';

/** The answers that an absent player can leave standing. */
export const STANDING_ANSWERS: StandingAnswers = {
  ...FAMILY_STANDING,
  response: [
    STANDING.hold,
    firstOf('fire', 'fire', 'none'),
    firstOf('evade', 'evade', 'none'),
    SQUARE_OR_HOLD,
    firstOf('square-or-fire', 'square', 'fire', 'none'),
    STRIKE_OR_HOLD,
  ],
  'counter-attack': YES_OR_NO,
};
