import { defineRuleset, FACINGS, type Ruleset } from '../../core';
import { gridOf, LARGEST, SMALLEST } from '../square-grid/board';
import { deploymentOpening } from '../square-grid/preparation';
import { remarks } from './army-remarks';
import { asIfBegun, attackReach, attackSteps } from './as-if-begun';
import { battle, PARTS } from './battle';
import { begin } from './begin';
import { CONDITIONS, signs } from './block-signs';
import { BOARD } from './board';
import { BREAKTHROUGHS } from './breakthrough';
import { OTHER_NAMES, PIECES } from './catalogue';
import { combatPreview } from './combat-preview';
import { COUNTERPARTS } from './counterparts';
import { CHARGE } from './declare-charge';
import { DICE } from './dice';
import { END_DIVISION } from './end-division';
import { END_STEP } from './end-step';
import { END_TURN } from './end-turn';
import { EXTEND } from './extend-skirmishers';
import { FACE } from './face';
import { FIGHT } from './fight-melee';
import { FIRE } from './fire';
import { FORCE_MARCH } from './force-march';
import { JUDGEMENT } from './judgement';
import { MOVE } from './move';
import { OPTIONS } from './options';
import { pendingAttacks } from './pending-attacks';
import { anyFault, INITIATIVE, isStep, unknownOrder } from './phases';
import type { OrderKind } from './play';
import { BEGIN_DEPLOYMENT, PLACE, PLACE_TERRAIN } from './preparation';
import { RALLY } from './rally';
import { RECOVER } from './recover-hits';
import { RESHAPES } from './reshape';
import { RESOLVE } from './resolve-charges';
import { ROLL_INITIATIVE } from './roll-initiative';
import { roster } from './roster';
import { SAVED_DATA } from './saved-data';
import { WORDS } from './scenario-fields';
import { wholeBy } from './scenario-pieces';
import { stats, statusLines } from './sheet-stats';
import { MOST_UNITS } from './stacking';
import { STANDING_ANSWERS } from './standing';
import { startFault } from './start-fault';
import { stint } from './stint';
import { TABLES } from './tables';
import { READY } from './take-react-marker';
import { BORDERS, TERRAIN } from './terrain-types';
import { troopOf } from './troop';
import { FORMATIONS } from './unit-types';
import { checkBreak } from './victory';

/** The orders in the sequence of lists. */
const ORDERS: readonly OrderKind[] = [
  CHARGE,
  RESOLVE,
  MOVE,
  FORCE_MARCH,
  FACE,
  ...RESHAPES,
  EXTEND,
  PLACE,
  FIRE,
  FIGHT,
  ...BREAKTHROUGHS,
  RALLY,
  RECOVER,
  READY,
  END_DIVISION,
  END_STEP,
  ROLL_INITIATIVE,
  END_TURN,
  PLACE_TERRAIN,
  BEGIN_DEPLOYMENT,
];

/** "Code Napoleon" (seed 003), on a board of any size. */
export const codeNapoleon: Ruleset = defineRuleset({
  id: 'code-napoleon',
  version: 5,
  judgement: JUDGEMENT,
  board: {
    boards: { usual: BOARD, least: SMALLEST, most: LARGEST },
    gridOf,
    terrain: TERRAIN,
    borders: BORDERS,
    unitsPerSpace: 2 * MOST_UNITS,
  },
  pieces: { pieces: PIECES, kindOf: troopOf, formations: FORMATIONS, facings: FACINGS, wholeBy },
  orders: {
    kinds: ORDERS,
    prepare: begin,
    opening: (state) =>
      state.turn.step === INITIATIVE
        ? { type: 'roll-initiative', side: state.turn.side }
        : deploymentOpening(state),
    mayAct: (position) => !isStep(position, INITIATIVE),
    anyFault,
    unknownOrder,
    upkeep: (c) => checkBreak(c),
    asIf: asIfBegun,
    attackSteps,
    attackReach,
    combatPreview,
    standing: STANDING_ANSWERS,
  },
  shown: {
    dice: DICE,
    blockSigns: ['grade'],
    conditions: CONDITIONS,
    ofBattle: { statusLines, stint, pendingAttacks, roads: (position) => battle(position, 'roads') },
    ofSide: { roster, remarks },
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
