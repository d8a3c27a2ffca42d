import { type Procedure, type SideNumber, sideNumber } from '../../core';
import { endHeroic } from '../commands-and-colors/heroic';
import { terrainById } from '../commands-and-colors/piece-kind';
import { citing } from '../commands-and-colors/refusal';
import { isStartOfTurn } from '../commands-and-colors/spend-counters';
import { optionIs } from '../commands-and-colors/variant';
import { advance } from './advance';
import { fireDice, fireReach, meleeDice } from './attack-dice';
import type { Course, Unit } from './battle';
import { fillRanks, rally, rollElan } from './cards/command-dice';
import { CARDS, DECK, SINGLE_ORDER } from './cards/deck';
import { shortSupply } from './cards/short-supply-move';
import { CORE_RULES } from './core-game';
import type { CoreGame } from './core-rules';
import { COUNTERS } from './counters';
import { RULES } from './family-refusals';
import { firerFault, leaderFireFault, shoot } from './firing';
import { cardCancelled, insteadOfDrawing } from './guerrillas';
import { ignoredFlags } from './ignored-flags';
import { leaderFate } from './leaders';
import { sightBlockedAt } from './line-of-sight';
import {
  afterMove,
  battleMove,
  formationFault,
  joining,
  marchBarred,
  marchColumn,
  walkAmongFriends,
} from './march';
import { attackLeader, meleeBlows, strikeAt } from './melee-attack';
import { chargeFault, leaderTargetFault } from './melee-target';
import { OPTIONS } from './options';
import { responses } from './response';
import { suffer } from './retreat';
import { giveCardBack } from './square';
import { TERRAIN_TYPES } from './terrain-types';

/** A hook of the family that this game does not use. */
const nothing = (): undefined => undefined;

/** Orders the units for cards that let their player choose: section 2.1. */
function* chosenOrders(c: Course, side: SideNumber): Procedure {
  if (c.position.laid?.as === 'rally') yield* rally(c, side);
  else yield* shortSupply(c, side);
}

/** R001-48, AMB-001-3: carries out the consequences of a unit's losses. */
function afterLoss(c: Course, unit: Unit): void {
  if (optionIs(c.position, 'heroicLifetime', 'firstLoss')) endHeroic(c, unit);
}

/** Mother Russia, section 1.11: reinforces the ranks before the first turn. */
function* prelude(c: Course): Procedure {
  const russian = c.position.data.part(COUNTERS.motherRussia);
  if (russian) yield* fillRanks(c, sideNumber(russian));
}

/** The rules of the core game on points in which the games of the family differ: sections 1 and 2.1. */
export const VARIANT: CoreGame = {
  ...CORE_RULES,
  ...citing(RULES),
  terrain: terrainById(TERRAIN_TYPES),
  options: Object.fromEntries(OPTIONS.map(({ id, initial }) => [id, initial])),
  // CCN-54: a leader helps only the attached unit to ignore flags.
  rallyReach: 0,
  cards: CARDS,
  deck: DECK,
  singleOrder: SINGLE_ORDER.id,

  orderedAs: () => 1,
  rolledOrders: rollElan,
  chosenOrders,
  cardCancelled,
  insteadOfDrawing,
  mayPayCounters: isStartOfTurn,
  isUnderStrength: (_, { info, strength }) => strength < info.maximumStrength,
  prelude,

  battleMove,
  walkAmongFriends,
  marchColumn,
  marchFault: nothing,
  marchBarred,
  joining,
  join: nothing,
  formationFault,
  mayMoveAgain: () => false,
  afterMove,

  firerFault,
  fireReach,
  fireDice,
  aimFault: nothing,
  sightBlockedAt,
  leaderFireFault,
  shoot,

  chargeFault,
  leaderTargetFault,
  meleeDice,
  meleeWithoutDice: nothing,
  responses,
  blows: meleeBlows,
  attackLeader,
  leaderPreview: undefined,
  // CCN-44: a unit that has to retreat but can't battles back too.
  battlesBackAfter: ['stands', 'blocked'],
  battleBack: (c: Course, unit: Unit, attacker: Unit) => strikeAt(c, unit, attacker, 'battle-back'),
  advance,

  suffer,
  ignoresFlags: ignoredFlags,
  afterLoss,
  whenGone: giveCardBack,
  afterScoring: nothing,
  scoresFor: () => true,
  leaderCheck: leaderFate,
};
