import { defineRuleset, type Ruleset } from '../../core';
import { addVariant } from '../commands-and-colors/battle';
import { SECTION_LINES } from '../commands-and-colors/cards/sections';
import { BATTLE_DIE, NUMBER_DIE } from '../commands-and-colors/dice';
import { familyGame } from '../commands-and-colors/game';
import { KEPT } from '../commands-and-colors/kept-skirmishers';
import { kindsOf, terrainById } from '../commands-and-colors/kind';
import { BOARD, GRID } from './board';
import { CARD_TYPES, CARDS, DECK, SINGLE_ORDER } from './cards/deck';
import { OTHER_NAMES, PIECES, TERRAIN } from './catalogue';
import { OPTIONS } from './options';
import { TERRAIN_TYPES } from './terrain-types';
import { LEADER_TYPES, RALLY_REACH, UNIT_TYPES } from './unit-types';

export { ccNapoleonArmies } from './armies/building';
export { ccNapoleonGuide } from './guide';
export { ccNapoleonScenarios } from './scenarios';

const KINDS = kindsOf(UNIT_TYPES, LEADER_TYPES);

addVariant('cc-napoleon', {
  kinds: KINDS,
  terrain: terrainById(TERRAIN_TYPES),
  options: Object.fromEntries(OPTIONS.map(({ id, initial }) => [id, initial])),
  rallyReach: RALLY_REACH,
  cards: CARDS,
  deck: DECK,
  singleOrder: SINGLE_ORDER.id,
});

/** C&C: Napoleon by Glenn Drover (seed 000), with the command cards of its parent game. */
export const ccNapoleon: Ruleset = defineRuleset(
  {
    id: 'cc-napoleon',
    version: 3,
    boards: { usual: BOARD, most: BOARD },
    grid: GRID,
    on: () => ccNapoleon,
    sideFigures: ['target', 'rating'],
    dice: { [BATTLE_DIE.id]: BATTLE_DIE, [NUMBER_DIE.id]: NUMBER_DIE },
    pieces: PIECES,
    terrain: TERRAIN,
    formations: ['line', 'square'],
    weapons: ['lance', 'rifle'],
    options: OPTIONS,
    kept: KEPT,
    otherNames: OTHER_NAMES,
    sectionLines: SECTION_LINES,
    cards: CARD_TYPES,
  },
  {
    ...familyGame,
    deck: DECK,
    kindOf(type) {
      const kind = KINDS.get(type);
      if (!kind) throw new RangeError(`"${type}" is no unit of this ruleset`);
      return kind;
    },
  },
);
