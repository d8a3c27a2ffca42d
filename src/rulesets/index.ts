import { type ArmyBuilding, type Guide, type Lesson, NO_GUIDE, type Ruleset, type Scenario } from '../core';
import {
  ccNapoleon,
  ccNapoleonArmies,
  ccNapoleonGuide,
  ccNapoleonLessons,
  ccNapoleonScenarios,
  ccNapoleonTroops,
} from './cc-napoleon';
import { ccn, ccnArmies, ccnGuide, ccnScenarios, ccnTroops } from './ccn';
import { codeNapoleon, codeNapoleonArmies, codeNapoleonGuide, codeNapoleonScenarios } from './code-napoleon';
import type { CampaignTroops } from './commands-and-colors/campaign-troops';
import { corsicanOgre, corsicanOgreArmies, corsicanOgreGuide, corsicanOgreScenarios } from './corsican-ogre';
import { squares, squaresArmies, squaresGuide, squaresLessons, squaresScenarios } from './squares';

/** A game with everything it offers to players. */
interface Offered {
  readonly rules: Ruleset;
  readonly scenarios: readonly Scenario[];
  /** Absent: the windows that explain a game are empty. */
  readonly guide?: Guide;
  /** Absent: there are no lessons for this game. */
  readonly lessons?: readonly Lesson[];
  /** Absent: no armies can be bought in this game. */
  readonly armies?: ArmyBuilding;
  /** R001-01: absent: no campaigns are written for this game. */
  readonly troops?: CampaignTroops;
}

/** Every game: this is the only list. */
const OFFERED: readonly Offered[] = [
  {
    rules: ccNapoleon,
    scenarios: ccNapoleonScenarios,
    guide: ccNapoleonGuide,
    lessons: ccNapoleonLessons,
    armies: ccNapoleonArmies,
    troops: ccNapoleonTroops,
  },
  { rules: ccn, scenarios: ccnScenarios, guide: ccnGuide, armies: ccnArmies, troops: ccnTroops },
  {
    rules: corsicanOgre,
    scenarios: corsicanOgreScenarios,
    guide: corsicanOgreGuide,
    armies: corsicanOgreArmies,
    troops: ccnTroops,
  },
  {
    rules: codeNapoleon,
    scenarios: codeNapoleonScenarios,
    guide: codeNapoleonGuide,
    armies: codeNapoleonArmies,
  },
  {
    rules: squares,
    scenarios: squaresScenarios,
    guide: squaresGuide,
    lessons: squaresLessons,
    armies: squaresArmies,
  },
];

export const GAMES = OFFERED.map((game) => ({ guide: NO_GUIDE, ...game }));
