import {
  best,
  firstOf,
  MEASURES,
  ownSpace,
  STANDING,
  type StandingAnswers,
  unitItself,
  usual,
  WAYS_BACK,
} from '../../core';

const { always, fromEnemy, hold, home, nearest, never, strongest, toFriends, weakest } = STANDING;

const YES_OR_NO = [always, never];
const EITHER_UNIT = [strongest, weakest];
const PLACES_OF_GENERALS = [home, fromEnemy, toFriends];

/** The answers that an absent player can leave standing. */
export const STANDING_ANSWERS: StandingAnswers = {
  'initiative-choice': [firstOf('first', 'first'), firstOf('second', 'second')],
  'who-reacts': EITHER_UNIT,
  reaction: [
    hold,
    firstOf('square', 'form-square', 'none'),
    firstOf('fire', 'fire', 'none'),
    firstOf('square-or-fire', 'form-square', 'fire', 'none'),
    firstOf('away', 'evade', 'withdraw', 'shelter', 'none'),
    firstOf('countercharge', 'countercharge', 'none'),
  ],
  'reaction-target': EITHER_UNIT,
  'turn-to': [usual('face-attack')],
  'away-to': WAYS_BACK,
  'react-charge': YES_OR_NO,
  'ride-against': [never, ...EITHER_UNIT],
  'lead-charge': YES_OR_NO,
  'melee-roller': EITHER_UNIT,
  'melee-foe': EITHER_UNIT,
  'break-off': [unitItself('always'), never],
  'break-off-to': WAYS_BACK,
  'break-at-once': [ownSpace('stay'), home],
  'who-stays': EITHER_UNIT,
  'take-square': EITHER_UNIT,
  'step-back': [nearest, home, fromEnemy],
  'successor-place': [...PLACES_OF_GENERALS, best('front', MEASURES.toEnemy)],
  refuge: PLACES_OF_GENERALS,
};
