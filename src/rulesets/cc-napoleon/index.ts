import { defineRuleset, type Ruleset } from '../../core';
import { FAMILY_NAMES } from '../commands-and-colors/battle-data';
import { BOARD, GRID } from '../commands-and-colors/board';
import { SECTION_LINES } from '../commands-and-colors/cards/sections';
import { NUMBER_DIE } from '../commands-and-colors/dice';
import { familyGame, ordersOfPieces, SIDE_ORDERS } from '../commands-and-colors/game';
import { objectiveCounts } from '../commands-and-colors/objective-counts';
import { FAMILY_FIELDS } from '../commands-and-colors/scenario-fields';
import type { Variant } from '../commands-and-colors/variant';
import { CARD_FAMILIES, CARD_TYPES, DECK } from './cards/deck';
import { OTHER_NAMES, PIECES, TERRAIN } from './catalogue';
import { detach } from './detach-skirmishers';
import { BATTLE_DIE } from './dice';
import { JUDGEMENT } from './judgement';
import { OPTIONS } from './options';
import type { Kind } from './piece-kind';
import { SAVED_DATA } from './saved-data';
import { screenOf } from './skirmishers';
import { formSquare, leaveSquare } from './square';
import { KINDS } from './unit-types';
import { VARIANT } from './variant';

export { ccNapoleonArmies } from './armies/building';
export { ccNapoleonGuide } from './guide';
export { ccNapoleonLessons } from './lessons';
export { ccNapoleonScenarios } from './scenarios';

/** C&C: Napoleon by Glenn Drover (seed 000), with the command cards of its parent game. */
export const ccNapoleon: Ruleset = defineRuleset<Kind, Variant>(
  {
    id: 'cc-napoleon',
    version: 3,
    boards: { usual: BOARD, most: BOARD },
    grid: GRID,
    on: () => ccNapoleon,
    sideStats: ['target', 'rating'],
    dice: { [BATTLE_DIE.id]: BATTLE_DIE, [NUMBER_DIE.id]: NUMBER_DIE },
    pieces: PIECES,
    terrain: TERRAIN,
    formations: ['line', 'square'],
    weapons: ['lance', 'rifle'],
    options: OPTIONS,
    objectiveCounts,
    scenarioFields: FAMILY_FIELDS,
    kept: SAVED_DATA,
    otherNames: OTHER_NAMES,
    // Section lines matter only to cards.
    sectionLines: ({ cards }) => (cards ? SECTION_LINES : []),
    cards: CARD_TYPES,
    cardFamilies: CARD_FAMILIES,
    blockSigns: ['screen'],
  },
  {
    ...familyGame,
    game: VARIANT,
    orders: [...ordersOfPieces([formSquare, leaveSquare, detach]), ...SIDE_ORDERS],
    parts: FAMILY_NAMES,
    deck: DECK,
    judgement: JUDGEMENT,
    signs: (_, piece) => ({ screen: screenOf(piece) !== null }),
    kindOf(type) {
      const kind = KINDS.get(type);
      if (!kind) throw new RangeError(`"${type}" is not a unit type of this ruleset`);
      return kind;
    },
  },
);
