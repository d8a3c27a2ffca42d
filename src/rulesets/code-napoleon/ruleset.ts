import { type BoardSize, defineRuleset, FACINGS, type Ruleset } from '../../core';
import { gridOf, LARGEST, onceForSize } from '../square-grid/board';
import { remarks } from './army-remarks';
import { asIfBegun, attackReach, attackSteps } from './as-if-begun';
import { battle, PARTS } from './battle';
import { begin } from './begin';
import { CONDITIONS, signs } from './block-signs';
import { BOARD } from './board';
import { BREAKTHROUGHS } from './breakthrough';
import { OTHER_NAMES, PIECES } from './catalogue';
import { combatPreview } from './combat-preview';
import { COME_BACK } from './come-back';
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
import { startFault } from './start-fault';
import { stint } from './stint';
import { TABLES } from './tables';
import { READY } from './take-react-marker';
import { BORDERS, TERRAIN } from './terrain-types';
import { type Troop, troopOf } from './troop';
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
  COME_BACK,
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
];

/** "Code Napoleon" (seed 003), on a board of any size. */
const on = onceForSize((board) => codeNapoleonOn(board));

const codeNapoleonOn = (board: BoardSize): Ruleset =>
  defineRuleset<Troop>(
    {
      id: 'code-napoleon',
      version: 3,
      boards: { usual: BOARD, most: LARGEST },
      grid: gridOf(board),
      on,
      unitsPerSpace: 2 * MOST_UNITS,
      facings: FACINGS,
      leastStrength: 1,
      dice: DICE,
      pieces: PIECES,
      terrain: TERRAIN,
      borders: BORDERS,
      formations: FORMATIONS,
      options: OPTIONS,
      tables: TABLES,
      wholeBy,
      scenarioFields: WORDS,
      kept: SAVED_DATA,
      otherNames: OTHER_NAMES,
      blockSigns: ['grade'],
      conditions: CONDITIONS,
    },
    {
      kindOf: troopOf,
      judgement: JUDGEMENT,
      parts: PARTS,
      orders: ORDERS,
      mayAct: (position) => !isStep(position, INITIATIVE),
      refusal: anyFault,
      unknownOrder,
      begin,
      asIf: asIfBegun,
      attackSteps,
      attackReach,
      upkeep: (c) => checkBreak(c),
      placementFault: startFault,
      opening: ({ turn }) =>
        turn.step === INITIATIVE ? { type: 'roll-initiative', side: turn.side } : undefined,
      combatPreview,
      stats,
      signs,
      roster,
      remarks,
      roads: (position) => battle(position, 'roads'),
      statusLines,
      stint,
      pendingAttacks,
    },
  );

export const codeNapoleon: Ruleset = on(BOARD);
