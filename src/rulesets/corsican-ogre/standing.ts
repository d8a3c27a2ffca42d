import { best, firstOf, MEASURES, STANDING, type StandingAnswers } from '../../core';
import { STANDING_ANSWERS as CORE_GAME, RETIRE_OR_HOLD } from '../ccn/standing';
import { SQUARE_OR_HOLD } from '../commands-and-colors/standing';

const { hold, home, never, nearest, weakest } = STANDING;
const { enemys, strong, toEnemy, weak } = MEASURES;

/** The answers that an absent player can leave standing: a round passes from side to side, and asks either of them. */
export const STANDING_ANSWERS: StandingAnswers = {
  ...CORE_GAME,
  response: [hold, SQUARE_OR_HOLD, RETIRE_OR_HOLD, firstOf('retire-or-square', 'retire', 'square', 'none')],
  manoeuvre: [firstOf('great', 'manoeuvre'), firstOf('single', 'single-order')],
  aide: [never, nearest],
  'short-supply': [best('strongest-enemy', enemys, strong, toEnemy)],
  rally: [weakest, best('weakest-in-front', weak, toEnemy)],
  'leader-back': [home, best('front', toEnemy)],
};
