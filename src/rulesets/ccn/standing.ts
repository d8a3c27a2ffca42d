import { firstOf, STANDING, type StandingAnswers, WAYS_BACK } from '../../core';
import { FAMILY_STANDING, SQUARE_OR_HOLD, STRIKE_OR_HOLD, YES_OR_NO } from '../commands-and-colors/standing';

const { hold, home, fromEnemy, nearest, left, right } = STANDING;

const MOST_FLAGS = firstOf(
  'most-flags',
  'ignore-6',
  'ignore-5',
  'ignore-4',
  'ignore-3',
  'ignore-2',
  'ignore-1',
);

export const RETIRE_OR_HOLD = firstOf('retire', 'retire', 'none');

/** The answers that an absent player can leave standing. */
export const STANDING_ANSWERS: StandingAnswers = {
  ...FAMILY_STANDING,
  response: [
    hold,
    SQUARE_OR_HOLD,
    RETIRE_OR_HOLD,
    firstOf('retire-or-square', 'retire', 'square', 'none'),
    STRIKE_OR_HOLD,
  ],
  bolster: [MOST_FLAGS, firstOf('no-flags', 'ignore-0')],
  'iron-will': YES_OR_NO,
  'leader-retreat': WAYS_BACK,
  'leader-escape': [nearest, home, fromEnemy],
  'supply-base': [nearest, fromEnemy, left, right],
  'guerrilla-raid': YES_OR_NO,
  'guerrilla-hunt': YES_OR_NO,
};
