import type { Refusal, Ruleset, State } from '../../core';
import { BOARD, GRID } from './board';
import { CARD_TYPES } from './cards/deck';
import { playCard } from './cards/play-card';
import { SECTION_LINES } from './cards/sections';
import { OTHER_NAMES, PIECES, TERRAIN } from './catalogue';
import { detach } from './detach';
import { BATTLE_DIE, NUMBER_DIE } from './dice';
import { fire } from './fire';
import { leaderMayPass, mayEnd } from './ground';
import { melee } from './melee';
import { move } from './move';
import { OPTIONS } from './options';
import { ORDER_WORDS } from './order-words';
import { orders, ordersOf } from './orders';
import { place } from './place';
import { placeTerrain } from './place-terrain';
import { leaveTerrain } from './preparation';
import { preview } from './preview';
import { refusal } from './refusal';
import { formSquare, leaveSquare } from './square';
import { begin, endTurn, upkept } from './turn';

export { ccNapoleonArmies } from './armies/building';
export { ccNapoleonGuide } from './guide';
export { ccNapoleonScenarios } from './scenarios';

/** C&C: Napoleon by Glenn Drover (seed 000), with the command cards of its parent game. */
export const ccNapoleon: Ruleset = {
  id: 'cc-napoleon',
  version: 3,
  boards: { usual: BOARD, most: BOARD },
  grid: GRID,
  on: () => ccNapoleon,
  sideFigures: ['target', 'rating'],
  unitsPerSpace: 1,
  facings: [],
  leastStrength: 1,
  tally: 'strength',
  dice: { [BATTLE_DIE.id]: BATTLE_DIE, [NUMBER_DIE.id]: NUMBER_DIE },
  pieces: PIECES,
  terrain: TERRAIN,
  borders: {},
  formations: ['line', 'square'],
  weapons: ['lance', 'rifle'],
  options: OPTIONS,
  tables: {},
  words: {
    piece: [],
    without: [],
    choices: {},
    readPiece: () => ({}),
    writePiece: ({ strength, formation }) => ({ strength, formation }),
    battle: [],
    readBattle: () => ({}),
  },
  otherNames: OTHER_NAMES,
  orderTypes: Object.keys(ORDER_WORDS),
  orderWords: ORDER_WORDS,
  sectionLines: SECTION_LINES,
  cards: CARD_TYPES,
  opening: ({ turn }) => (turn.step === 'deal' ? { type: 'deal', side: turn.side } : undefined),
  begin,
  placementFault,
  orders,
  ordersOf,
  refusal,
  preview,
  exchange: (state, order) => ({ state, order }),
  figures: () => [],
  signs: () => ({ grade: '' }),
  notices: () => [],
  declared: () => [],
  procedures: {
    move: upkept(move),
    fire: upkept(fire),
    melee: upkept(melee),
    'form-square': upkept(formSquare),
    'leave-square': upkept(leaveSquare),
    detach: upkept(detach),
    place,
    'place-terrain': placeTerrain,
    deal: leaveTerrain,
    play: playCard,
    'end-turn': upkept(endTurn),
  },
};

function placementFault(state: State, id: string): Refusal | undefined {
  const unit = state.units[id];
  const leader = state.leaders[id];
  const space = unit?.at ?? leader?.at ?? '';
  const stands = unit ? mayEnd(state, unit, space) : leaderMayPass(state, leader?.side ?? 'south', space);
  return stands ? undefined : { reason: 'may-not-stand-there', rule: 'R000-33', space };
}
