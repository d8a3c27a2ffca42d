import { CORNERS, defineRuleset, NOBODY, type Ruleset, type State } from '../../core';
import { TABLES } from '../ccn/artillery-table';
import { OTHER_NAMES, TERRAIN, WORKS } from '../ccn/catalogue';
import { combinedArms } from '../ccn/combined-arms';
import type { CoreGame } from '../ccn/core-rules';
import { BATTLE_DIE } from '../ccn/dice';
import { type Kind, kindOf } from '../ccn/piece-kind';
import { leaveSquare } from '../ccn/square';
import { BOARD, GRID } from '../commands-and-colors/board';
import { NUMBER_DIE } from '../commands-and-colors/dice';
import { fire } from '../commands-and-colors/fire';
import { familyGame } from '../commands-and-colors/game';
import { melee } from '../commands-and-colors/melee';
import { objectiveCounts } from '../commands-and-colors/objective-counts';
import { activate } from './activate';
import { BEFORE } from './before-first-turn';
import { CARD_FAMILIES, CARD_TYPES } from './cards';
import { PIECES } from './catalogue';
import { changeBattle } from './change-battle';
import { ROUND } from './chits';
import { chainOf } from './command';
import { COUNTER_ORDERS, keepCounters } from './counter-orders';
import { spendsCounters } from './counters-step';
import { face, moveAndFace } from './facing';
import { checkTime } from './game-length';
import { JUDGEMENT } from './judgement';
import { OPTIONS } from './options';
import { inRounds } from './orders-in-rounds';
import { place } from './place-reserve';
import { begin, endRoundOrder, pass, passRound } from './round-orders';
import { PART_NAMES, SAVED_DATA, SCENARIO_FIELDS, UNTOUCHED } from './saved-data';
import { signs, stats, statusLines } from './sheet-stats';
import { VARIANT } from './variant';
import { checkLeaders, isWounded } from './wounded-leaders';

export { corsicanOgreGuide } from './guide';
export { corsicanOgreScenarios } from './scenarios';

const ACTING = inRounds([moveAndFace, face, fire, melee, combinedArms, leaveSquare]);

/** Corsican Ogre (seed 002), on the core game of the family. */
export const corsicanOgre: Ruleset = defineRuleset<Kind, CoreGame>(
  {
    id: 'corsican-ogre',
    wordsOf: 'ccn',
    conditions: ['shaken', 'broken', 'low-ammunition'],
    // R002-43.
    rerolls: ['aide'],
    version: 3,
    boards: { usual: BOARD, most: BOARD },
    grid: GRID,
    on: () => corsicanOgre,
    // R002-12: both sides act in the same turn.
    ownTurn: ({ number }) => number,
    sideStats: ['target', 'rating'],
    facings: CORNERS,
    dice: { [BATTLE_DIE.id]: BATTLE_DIE, [NUMBER_DIE.id]: NUMBER_DIE },
    pieces: PIECES,
    terrain: TERRAIN,
    works: WORKS,
    formations: ['line', 'square'],
    options: OPTIONS,
    tables: TABLES,
    objectiveCounts,
    scenarioFields: SCENARIO_FIELDS,
    kept: SAVED_DATA,
    otherNames: OTHER_NAMES,
    cards: CARD_TYPES,
    cardFamilies: CARD_FAMILIES,
  },
  {
    ...familyGame,
    game: VARIANT,
    orders: [
      activate,
      ...ACTING,
      pass,
      place,
      ...COUNTER_ORDERS,
      passRound,
      endRoundOrder,
      begin,
      keepCounters,
    ],
    parts: PART_NAMES,
    kindOf,
    judgement: JUDGEMENT,
    mayAct: (battle, piece) =>
      battle.step === ROUND || spendsCounters(battle) || familyGame.mayAct?.(battle, piece) !== false,
    begin(c, first) {
      c.turnBegan(1, first === 'south' ? 0 : 1, 'before', 0);
      changeBattle(c, UNTOUCHED);
    },
    opening: ({ turn }: State) => (turn.step === 'before' ? { type: 'begin', side: turn.side } : undefined),
    upkeep(c, order) {
      if (c.position.step !== BEFORE) familyGame.upkeep?.(c, order);
      // R002-11, R002-53: time and lost leaders can end the battle.
      for (const side of [0, 1] as const) if (c.position.winner === NOBODY) checkLeaders(c, side);
      checkTime(c);
    },
    stats,
    signs,
    chainOf,
    isWounded,
    statusLines,
  },
);
