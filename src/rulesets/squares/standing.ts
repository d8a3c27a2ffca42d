import { firstOf, STANDING, type StandingAnswers, WAYS_BACK } from '../../core';

const { fromEnemy, home, strongest, toFriends, weakest } = STANDING;

/** The answers that an absent player can leave standing. */
export const STANDING_ANSWERS: StandingAnswers = {
  'defence-leader': [strongest, weakest],
  'defence-support': [firstOf('all', 'all', 'none'), firstOf('no-support', 'none')],
  dp: [strongest, weakest],
  'fall-back': WAYS_BACK,
  refuge: [home, fromEnemy, toFriends],
};
