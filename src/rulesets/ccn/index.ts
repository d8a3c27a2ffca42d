import { defineRuleset, type Ruleset } from '../../core';
import { BOARD, GRID } from '../commands-and-colors/board';
import { SECTION_LINES } from '../commands-and-colors/cards/sections';
import { NUMBER_DIE } from '../commands-and-colors/dice';
import { familyGame, ordersOfPieces, SIDE_ORDERS } from '../commands-and-colors/game';
import { objectiveCounts } from '../commands-and-colors/objective-counts';
import { TABLES } from './artillery-table';
import { CARD_FAMILIES, CARD_TYPES, DECK } from './cards/deck';
import { OTHER_NAMES, PIECES, TERRAIN, WORKS } from './catalogue';
import { combinedArms } from './combined-arms';
import type { CoreGame } from './core-rules';
import { COUNTER_NAMES } from './counters';
import { BATTLE_DIE } from './dice';
import { JUDGEMENT } from './judgement';
import { OPTIONS } from './options';
import { type Kind, kindOf } from './piece-kind';
import { SAVED_DATA, SCENARIO_FIELDS } from './saved-data';
import { leaveSquare, SLOTS } from './square';
import { VARIANT } from './variant';

export { ccnArmies } from './armies/building';
export { ccnGuide } from './guide';
export { ccnScenarios } from './scenarios';

/** Commands & Colors: Napoleonics, the core game: rules/hex-rules.md, sections 1 and 2.1. */
export const ccn: Ruleset = defineRuleset<Kind, CoreGame>(
  {
    id: 'ccn',
    version: 2,
    boards: { usual: BOARD, most: BOARD },
    grid: GRID,
    on: () => ccn,
    sideStats: ['target', 'rating'],
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
    // Section lines matter only to cards.
    sectionLines: ({ cards }) => (cards ? SECTION_LINES : []),
    cards: CARD_TYPES,
    cardFamilies: CARD_FAMILIES,
    parking: Object.fromEntries(SLOTS.map((slot) => [slot, 1])),
  },
  {
    ...familyGame,
    game: VARIANT,
    orders: [...ordersOfPieces([combinedArms, leaveSquare]), ...SIDE_ORDERS],
    parts: COUNTER_NAMES,
    deck: DECK,
    judgement: JUDGEMENT,
    kindOf,
  },
);
