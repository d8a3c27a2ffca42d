import { defineRuleset, type Ruleset } from '../../core';
import { sectionLines } from '../commands-and-colors/cards/sections';
import { NUMBER_DIE } from '../commands-and-colors/dice';
import {
  FAMILY_BOARD,
  FAMILY_ORDERS,
  FAMILY_SHOWN,
  ordersOfPieces,
  SIDE_ORDERS,
} from '../commands-and-colors/game';
import { TABLES } from './artillery-table';
import { CARD_FAMILIES, CARD_TYPES, DECK } from './cards/deck';
import { OTHER_NAMES, PIECES, TERRAIN, WORKS } from './catalogue';
import { combinedArms } from './combined-arms';
import type { CoreGame } from './core-rules';
import { COUNTERPARTS } from './counterparts';
import { COUNTER_NAMES } from './counters';
import { BATTLE_DIE } from './dice';
import { JUDGEMENT } from './judgement';
import { OPTIONS } from './options';
import { type Kind, kindOf } from './piece-kind';
import { SAVED_DATA, SCENARIO_FIELDS } from './saved-data';
import { leaveSquare, SLOTS } from './square';
import { STANDING_ANSWERS } from './standing';
import { VARIANT } from './variant';

export { ccnArmies } from './armies/building';
export { ccnTroops } from './campaign-troops';
export { ccnGuide } from './guide';
export { ccnScenarios } from './scenarios';

/** Commands & Colors: Napoleonics, the core game: rules/hex-rules.md, sections 1 and 2.1. */
export const ccn: Ruleset = defineRuleset<Kind, CoreGame>({
  id: 'ccn',
  version: 4,
  game: VARIANT,
  judgement: JUDGEMENT,
  // Section lines matter only to cards.
  board: {
    ...FAMILY_BOARD,
    terrain: TERRAIN,
    works: WORKS,
    sectionLines: ({ cards, board }) => (cards ? sectionLines(board) : []),
  },
  pieces: { pieces: PIECES, formations: ['line', 'square'], kindOf },
  orders: {
    ...FAMILY_ORDERS,
    standing: STANDING_ANSWERS,
    kinds: [...ordersOfPieces([combinedArms, leaveSquare]), ...SIDE_ORDERS],
  },
  shown: {
    ...FAMILY_SHOWN,
    dice: { [BATTLE_DIE.id]: BATTLE_DIE, [NUMBER_DIE.id]: NUMBER_DIE },
    cards: CARD_TYPES,
    cardFamilies: CARD_FAMILIES,
    deck: DECK,
    parking: Object.fromEntries(SLOTS.map((slot) => [slot, 1])),
  },
  kept: {
    options: OPTIONS,
    tables: TABLES,
    scenarioFields: SCENARIO_FIELDS,
    saved: SAVED_DATA,
    parts: COUNTER_NAMES,
    otherNames: OTHER_NAMES,
    counterparts: COUNTERPARTS,
  },
});
