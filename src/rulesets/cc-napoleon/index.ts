import { defineRuleset, NO_SIGNS, type Ruleset } from '../../core';
import { FAMILY_NAMES } from '../commands-and-colors/battle-data';
import { sectionLines } from '../commands-and-colors/cards/sections';
import { NUMBER_DIE } from '../commands-and-colors/dice';
import {
  FAMILY_BOARD,
  FAMILY_ORDERS,
  FAMILY_SHOWN,
  ordersOfPieces,
  SIDE_ORDERS,
} from '../commands-and-colors/game';
import { FAMILY_FIELDS } from '../commands-and-colors/scenario-fields';
import type { Game } from './battle';
import { CARD_FAMILIES, CARD_TYPES, DECK } from './cards/deck';
import { OTHER_NAMES, PIECES, TERRAIN } from './catalogue';
import { COUNTERPARTS } from './counterparts';
import { detach } from './detach-skirmishers';
import { BATTLE_DIE } from './dice';
import { JUDGEMENT } from './judgement';
import { OPTIONS } from './options';
import type { Kind } from './piece-kind';
import { SAVED_DATA } from './saved-data';
import { screenOf } from './skirmishers';
import { formSquare, leaveSquare } from './square';
import { STANDING_ANSWERS } from './standing';
import { KINDS } from './unit-types';
import { VARIANT } from './variant';

export { ccNapoleonArmies } from './armies/building';
export { ccNapoleonTroops } from './campaign-troops';
export { ccNapoleonGuide } from './guide';
export { ccNapoleonLessons } from './lessons';
export { ccNapoleonScenarios } from './scenarios';

/** C&C: Napoleon by Glenn Drover (seed 000), with the command cards of its parent game. */
export const ccNapoleon: Ruleset = defineRuleset<Kind, Game>({
  id: 'cc-napoleon',
  version: 5,
  game: VARIANT,
  judgement: JUDGEMENT,
  // Section lines matter only to cards.
  board: {
    ...FAMILY_BOARD,
    terrain: TERRAIN,
    sectionLines: ({ cards, board }) => (cards ? sectionLines(board) : []),
  },
  pieces: {
    pieces: PIECES,
    formations: ['line', 'square'],
    weapons: ['lance', 'rifle'],
    kindOf(type) {
      const kind = KINDS.get(type);
      if (!kind) throw new RangeError(`"${type}" is not a unit type of this ruleset`);
      return kind;
    },
  },
  orders: {
    ...FAMILY_ORDERS,
    standing: STANDING_ANSWERS,
    kinds: [...ordersOfPieces([formSquare, leaveSquare, detach]), ...SIDE_ORDERS],
  },
  shown: {
    ...FAMILY_SHOWN,
    dice: { [BATTLE_DIE.id]: BATTLE_DIE, [NUMBER_DIE.id]: NUMBER_DIE },
    cards: CARD_TYPES,
    cardFamilies: CARD_FAMILIES,
    deck: DECK,
    blockSigns: ['screen'],
    ofPiece: {
      ...FAMILY_SHOWN.ofPiece,
      signs: (_, piece) => ({ ...NO_SIGNS, screen: screenOf(piece) !== null }),
    },
  },
  kept: {
    options: OPTIONS,
    scenarioFields: FAMILY_FIELDS,
    saved: SAVED_DATA,
    parts: FAMILY_NAMES,
    otherNames: OTHER_NAMES,
    counterparts: COUNTERPARTS,
  },
});
