import type { ArmyBuilding, Guide, Lesson, Ruleset, Scenario } from '../core';
import {
  ccNapoleon,
  ccNapoleonArmies,
  ccNapoleonGuide,
  ccNapoleonLessons,
  ccNapoleonScenarios,
} from './cc-napoleon';
import { ccn, ccnArmies, ccnGuide, ccnScenarios } from './ccn';
import { codeNapoleon, codeNapoleonGuide, codeNapoleonScenarios } from './code-napoleon';
import { corsicanOgre, corsicanOgreGuide, corsicanOgreScenarios } from './corsican-ogre';
import { squares, squaresGuide, squaresLessons, squaresScenarios } from './squares';

/** A game with everything it offers to players. */
interface Offered {
  readonly rules: Ruleset;
  readonly scenarios: readonly Scenario[];
  readonly guide: Guide;
  /** Absent: there are no lessons for this game. */
  readonly lessons?: readonly Lesson[];
  /** Absent: this game has no army building. */
  readonly armies?: ArmyBuilding;
}

/** Every game: this is the only list. */
export const GAMES: readonly Offered[] = [
  {
    rules: ccNapoleon,
    scenarios: ccNapoleonScenarios,
    guide: ccNapoleonGuide,
    lessons: ccNapoleonLessons,
    armies: ccNapoleonArmies,
  },
  { rules: ccn, scenarios: ccnScenarios, guide: ccnGuide, armies: ccnArmies },
  { rules: corsicanOgre, scenarios: corsicanOgreScenarios, guide: corsicanOgreGuide },
  { rules: codeNapoleon, scenarios: codeNapoleonScenarios, guide: codeNapoleonGuide },
  { rules: squares, scenarios: squaresScenarios, guide: squaresGuide, lessons: squaresLessons },
];
