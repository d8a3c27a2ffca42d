import type { BoardSize, Ruleset } from '../../core';
import { activate } from './activate';
import { assault, standingAssaults } from './assault';
import { BOARD, FACINGS, gridOf, LARGEST } from './board';
import { bombard } from './bombard';
import { DICE, OTHER_NAMES, PIECES } from './catalogue';
import { TABLES } from './combat-chart';
import { enter } from './enter';
import { face } from './face';
import { figures, notices, signs } from './facts';
import { move } from './move';
import { occupy } from './occupy';
import { OPTIONS } from './options';
import { ORDER_WORDS } from './order-words';
import { orders, ordersOf } from './orders';
import { exchange, preview } from './preview';
import { rally } from './rally';
import { refusal } from './refusal';
import { resolve } from './resolve';
import { MOST_UNITS } from './stacking';
import { startFault } from './start-fault';
import { BORDERS, TERRAIN } from './terrain';
import { begin, endTurn, rollOff } from './turn';
import { WORDS } from './words';

/** "Napoleonic Squares" (seed 004), on a board of any size. */
const on = (board: BoardSize): Ruleset => ({
  id: 'squares',
  version: 1,
  boards: { usual: BOARD, most: LARGEST },
  grid: gridOf(board),
  on,
  sideFigures: [],
  unitsPerSpace: MOST_UNITS,
  facings: FACINGS,
  leastStrength: 0,
  tally: 'disruption',
  dice: DICE,
  pieces: PIECES,
  terrain: TERRAIN,
  borders: BORDERS,
  formations: ['line', 'garrison'],
  weapons: [],
  options: OPTIONS,
  tables: TABLES,
  words: WORDS,
  otherNames: OTHER_NAMES,
  orderTypes: Object.keys(ORDER_WORDS),
  orderWords: ORDER_WORDS,
  sectionLines: [],
  cards: {},
  opening: ({ turn }) => (turn.step === 'initiative' ? { type: 'roll-off', side: turn.side } : undefined),
  begin,
  placementFault: startFault,
  orders,
  ordersOf,
  refusal,
  preview,
  exchange,
  figures,
  signs,
  notices,
  declared: standingAssaults,
  procedures: {
    activate,
    rally,
    move,
    face,
    occupy,
    place: enter,
    bombard,
    assault,
    resolve,
    'roll-off': rollOff,
    'end-turn': endTurn,
  },
});

export const squares: Ruleset = on(BOARD);
