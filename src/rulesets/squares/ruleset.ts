import { defineRuleset, type Ruleset } from '../../core';
import { gridOf, LARGEST, SMALLEST } from '../square-grid/board';
import { deploymentOpening } from '../square-grid/preparation';
import { ACTIVATE } from './activate';
import { asIfActive } from './as-if-active';
import { PARTS } from './battle';
import { begin } from './begin';
import { BOARD, FACINGS } from './board';
import { BOMBARD } from './bombard';
import { OTHER_NAMES, PIECES } from './catalogue';
import { TABLES } from './combat-chart';
import { combatPreview } from './combat-preview';
import { COUNTERPARTS } from './counterparts';
import { ASSAULT } from './declare-assault';
import { DICE } from './dice';
import { END_TURN } from './end-turn';
import { FACE } from './face';
import { JUDGEMENT } from './judgement';
import { LEAVE_TOWN } from './leave-town';
import { MOVE } from './move';
import { OCCUPY } from './occupy';
import { OPTIONS } from './options';
import { standingAssaults } from './pending-attacks';
import { BEGIN_DEPLOYMENT, PLACE, PLACE_TERRAIN } from './preparation';
import { RALLY } from './rally';
import { RESOLVE } from './resolve-assault';
import { ROLL_OFF } from './roll-off';
import { SAVED_DATA } from './saved-data';
import { WORDS } from './scenario-fields';
import { signs, stats, statusLines } from './sheet-stats';
import { MOST_UNITS } from './stacking';
import { STANDING_ANSWERS } from './standing';
import { startFault } from './start-fault';
import { BORDERS, TERRAIN } from './terrain-types';
import { troopOf } from './troop';
import { anyFault, INITIATIVE, isRollingOff, unknownOrder } from './who-acts';

/** "Napoleonic Squares" (seed 004), on a board of any size. */
export const squares: Ruleset = defineRuleset({
  id: 'squares',
  version: 3,
  judgement: JUDGEMENT,
  board: {
    boards: { usual: BOARD, least: SMALLEST, most: LARGEST },
    gridOf,
    terrain: TERRAIN,
    borders: BORDERS,
    unitsPerSpace: MOST_UNITS,
  },
  pieces: {
    pieces: PIECES,
    kindOf: troopOf,
    formations: ['line', 'garrison'],
    facings: FACINGS,
    leastStrength: 0,
  },
  orders: {
    kinds: [
      ACTIVATE,
      RALLY,
      MOVE,
      FACE,
      OCCUPY,
      LEAVE_TOWN,
      PLACE,
      BOMBARD,
      ASSAULT,
      RESOLVE,
      ROLL_OFF,
      END_TURN,
      PLACE_TERRAIN,
      BEGIN_DEPLOYMENT,
    ],
    prepare: begin,
    opening: (state) =>
      state.turn.step === INITIATIVE ? { type: 'roll-off', side: state.turn.side } : deploymentOpening(state),
    mayAct: (position) => !isRollingOff(position),
    anyFault,
    unknownOrder,
    asIf: asIfActive,
    combatPreview,
    standing: STANDING_ANSWERS,
  },
  shown: {
    dice: DICE,
    hitTrack: 'disruption',
    blockSigns: ['grade'],
    shots: ['bombard'],
    ofBattle: { statusLines, pendingAttacks: standingAssaults },
    ofPiece: { placementFault: startFault, stats, signs },
  },
  kept: {
    options: OPTIONS,
    tables: TABLES,
    scenarioFields: WORDS,
    saved: SAVED_DATA,
    parts: PARTS,
    otherNames: OTHER_NAMES,
    counterparts: COUNTERPARTS,
  },
});
