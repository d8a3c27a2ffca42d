import { CORNERS, defineRuleset, type Ruleset, sideNumber } from '../../core';
import { TABLES } from '../ccn/artillery-table';
import { OTHER_NAMES, PIECES, TERRAIN, WORKS } from '../ccn/catalogue';
import { combinedArms } from '../ccn/combined-arms';
import type { CoreGame } from '../ccn/core-rules';
import { COUNTERPARTS } from '../ccn/counterparts';
import { BATTLE_DIE } from '../ccn/dice';
import { type Kind, kindOf } from '../ccn/piece-kind';
import { leaveSquare } from '../ccn/square';
import { NUMBER_DIE } from '../commands-and-colors/dice';
import { fire } from '../commands-and-colors/fire';
import { FAMILY_BOARD, FAMILY_ORDERS, FAMILY_SHOWN } from '../commands-and-colors/game';
import { melee } from '../commands-and-colors/melee';
import { prepareBattle } from '../custom-battle/preparation';
import { activate } from './activate';
import { BEFORE } from './before-first-turn';
import { CARD_FAMILIES, CARD_TYPES } from './cards';
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
import { beforeFirstTurn, beginDeployment, placeTerrain } from './preparation';
import { begin, endRoundOrder, pass, passRound } from './round-orders';
import { PART_NAMES, SAVED_DATA, SCENARIO_FIELDS, UNTOUCHED } from './saved-data';
import { signs, stats, statusLines } from './sheet-stats';
import { STANDING_ANSWERS } from './standing';
import { VARIANT } from './variant';
import { checkLeaders, isWounded } from './wounded-leaders';

export { corsicanOgreArmies } from './armies/building';
export { corsicanOgreGuide } from './guide';
export { corsicanOgreScenarios } from './scenarios';

const ACTING = inRounds([moveAndFace, face, fire, melee, combinedArms, leaveSquare]);

/** Corsican Ogre (seed 002), on the core game of the family. */
export const corsicanOgre: Ruleset = defineRuleset<Kind, CoreGame>({
  id: 'corsican-ogre',
  wordsOf: 'ccn',
  version: 4,
  game: VARIANT,
  judgement: JUDGEMENT,
  board: { ...FAMILY_BOARD, terrain: TERRAIN, works: WORKS },
  pieces: { pieces: PIECES, formations: ['line', 'square'], facings: CORNERS, kindOf },
  orders: {
    ...FAMILY_ORDERS,
    standing: STANDING_ANSWERS,
    kinds: [
      activate,
      ...ACTING,
      pass,
      place,
      placeTerrain,
      beginDeployment,
      ...COUNTER_ORDERS,
      passRound,
      endRoundOrder,
      begin,
      keepCounters,
    ],
    prepare(c, first) {
      const side = sideNumber(first);
      changeBattle(c, UNTOUCHED);
      if (c.position.preparation) prepareBattle(c, side, 'deal');
      else beforeFirstTurn(c, side);
    },
    opening: (state) =>
      state.turn.step === 'before'
        ? { type: 'begin', side: state.turn.side }
        : FAMILY_ORDERS.opening?.(state),
    mayAct: (battle, piece) =>
      battle.step === ROUND || spendsCounters(battle) || FAMILY_ORDERS.mayAct?.(battle, piece) !== false,
    upkeep(c, order) {
      if (c.position.preparation) return;
      if (c.position.step !== BEFORE) FAMILY_ORDERS.upkeep?.(c, order);
      // R002-11, R002-53: time and lost leaders can end the battle.
      checkLeaders(c);
      checkTime(c);
    },
  },
  shown: {
    ...FAMILY_SHOWN,
    dice: { [BATTLE_DIE.id]: BATTLE_DIE, [NUMBER_DIE.id]: NUMBER_DIE },
    // R002-12: both sides act in the same turn.
    ownTurn: ({ number }) => number,
    cards: CARD_TYPES,
    cardFamilies: CARD_FAMILIES,
    conditions: ['shaken', 'broken', 'low-ammunition'],
    // R002-43.
    rerolls: ['aide'],
    ofBattle: { ...FAMILY_SHOWN.ofBattle, statusLines },
    ofPiece: { ...FAMILY_SHOWN.ofPiece, stats, signs, chainOf, isWounded },
  },
  kept: {
    options: OPTIONS,
    tables: TABLES,
    scenarioFields: SCENARIO_FIELDS,
    saved: SAVED_DATA,
    parts: PART_NAMES,
    otherNames: OTHER_NAMES,
    counterparts: COUNTERPARTS,
  },
});
