import { type BoardSize, defineRuleset, type Ruleset } from '../../core';
import { gridOf, LARGEST, onceForSize } from '../square-grid/board';
import { ACTIVATE } from './activate';
import { asIfActive } from './as-if-active';
import { PARTS } from './battle';
import { begin } from './begin';
import { BOARD, FACINGS } from './board';
import { BOMBARD } from './bombard';
import { OTHER_NAMES, PIECES } from './catalogue';
import { TABLES } from './combat-chart';
import { combatPreview } from './combat-preview';
import { ASSAULT } from './declare-assault';
import { DICE } from './dice';
import { END_TURN } from './end-turn';
import { ENTER } from './enter';
import { FACE } from './face';
import { JUDGEMENT } from './judgement';
import { LEAVE_TOWN } from './leave-town';
import { MOVE } from './move';
import { OCCUPY } from './occupy';
import { OPTIONS } from './options';
import { standingAssaults } from './pending-attacks';
import { RALLY } from './rally';
import { RESOLVE } from './resolve-assault';
import { ROLL_OFF } from './roll-off';
import { SAVED_DATA } from './saved-data';
import { WORDS } from './scenario-fields';
import { signs, stats, statusLines } from './sheet-stats';
import { MOST_UNITS } from './stacking';
import { startFault } from './start-fault';
import { BORDERS, TERRAIN } from './terrain-types';
import { troopOf } from './troop';
import { anyFault, INITIATIVE, isRollingOff, unknownOrder } from './who-acts';

/** "Napoleonic Squares" (seed 004), on a board of any size. */
const on = onceForSize((board) => squaresOn(board));

const squaresOn = (board: BoardSize): Ruleset =>
  defineRuleset(
    {
      id: 'squares',
      version: 1,
      boards: { usual: BOARD, most: LARGEST },
      grid: gridOf(board),
      on,
      unitsPerSpace: MOST_UNITS,
      facings: FACINGS,
      leastStrength: 0,
      hitTrack: 'disruption',
      dice: DICE,
      pieces: PIECES,
      terrain: TERRAIN,
      borders: BORDERS,
      formations: ['line', 'garrison'],
      options: OPTIONS,
      tables: TABLES,
      scenarioFields: WORDS,
      kept: SAVED_DATA,
      otherNames: OTHER_NAMES,
      shots: ['bombard'],
      blockSigns: ['grade'],
    },
    {
      kindOf: troopOf,
      judgement: JUDGEMENT,
      parts: PARTS,
      orders: [
        ACTIVATE,
        RALLY,
        MOVE,
        FACE,
        OCCUPY,
        LEAVE_TOWN,
        ENTER,
        BOMBARD,
        ASSAULT,
        RESOLVE,
        ROLL_OFF,
        END_TURN,
      ],
      mayAct: (position) => !isRollingOff(position),
      refusal: anyFault,
      unknownOrder,
      begin,
      asIf: asIfActive,
      placementFault: startFault,
      opening: ({ turn }) => (turn.step === INITIATIVE ? { type: 'roll-off', side: turn.side } : undefined),
      combatPreview,
      stats,
      signs,
      statusLines,
      pendingAttacks: standingAssaults,
    },
  );

export const squares: Ruleset = on(BOARD);
