import { given } from '../../core';
import { terrainById } from '../commands-and-colors/piece-kind';
import { because, citing } from '../commands-and-colors/refusal';
import { isStartOfTurn } from '../commands-and-colors/spend-counters';
import { walkAmongFriends } from './among-friends';
import { fireDice, fireReach, meleeDice } from './attack-dice';
import type { Course, Game, Unit } from './battle';
import { CARDS, DECK, SINGLE_ORDER } from './cards/deck';
import { canBeRallied, rally } from './cards/rally';
import { rollOrders } from './cards/roll-orders';
import { counterAttack } from './counter-attack';
import { RULES } from './family-refusals';
import { shoot } from './fire-attack';
import { firerFault } from './fire-fault';
import { suffer } from './hits-and-retreat';
import { ignoredFlags } from './ignored-flags';
import { countLosses, join, joiningIn } from './join-skirmishers';
import { leaderFate } from './leader-fate';
import { shotBlockedAt } from './line-of-fire';
import { battleMove, marchBarred, marchColumn, marchFault, mayMoveAgain } from './march';
import { rollMelee } from './melee-roll';
import { chargeFault, leaderTargetFault } from './melee-target';
import { advance } from './momentum-advance';
import { OPTIONS } from './options';
import { meleeWithoutDice, responses } from './response';
import { ownStrength } from './skirmishers';
import { formationStayFault } from './square';
import { TERRAIN_TYPES } from './terrain-types';
import { RALLY_REACH } from './unit-types';

/** A hook of the family that this game does not use. */
const nothing = (): undefined => undefined;

/** The statements of seed 000 on points in which the games of the family differ. */
export const VARIANT: Game = {
  terrain: terrainById(TERRAIN_TYPES),
  options: Object.fromEntries(OPTIONS.map(({ id, initial }) => [id, initial])),
  rallyReach: RALLY_REACH,
  cards: CARDS,
  deck: DECK,
  singleOrder: SINGLE_ORDER.id,

  ...citing(RULES),

  // R000-137: units that can still send out skirmishers count one order per strength point.
  orderedAs: (unit: Unit) => (unit.kind.sendsSkirmishers ? ownStrength(unit) : 1),
  rolledOrders: rollOrders,
  chosenOrders: rally,

  cardCancelled: () => given(false),
  insteadOfDrawing: () => given(false),
  mayPayCounters: isStartOfTurn,
  isUnderStrength: canBeRallied,
  prelude: () => given(undefined),

  battleMove,
  walkAmongFriends,
  marchColumn,
  marchFault,
  marchBarred,
  joining: joiningIn,
  join,
  formationFault: formationStayFault,
  mayMoveAgain,
  afterMove: nothing,

  firerFault,
  fireReach,
  fireDice,
  aimFault: nothing,
  sightBlockedAt: shotBlockedAt,
  // AMB-000-29: only units can be fired at.
  leaderFireFault: (battle) => because(battle, 'leader-is-no-target'),
  shoot: (c: Course, unit: Unit, target: Unit) => shoot(c, unit, target, 'fire'),

  chargeFault,
  leaderTargetFault,
  meleeDice,
  meleeWithoutDice,
  responses,
  blows: (c: Course, unit: Unit, target: Unit) => rollMelee(c, unit, target, 'melee', 0),
  // AMB-000-29: applies to a leader without a unit.
  attackLeader: (c: Course, unit: Unit, leader: Unit) => leaderFate(c, leader, unit),
  leaderPreview: { dice: 1, modifiers: [{ value: 1, reason: 'fate', rule: RULES.fate }] },
  battlesBackAfter: ['stands'],
  battleBack: counterAttack,
  advance,

  suffer,
  ignoresFlags: ignoredFlags,
  afterLoss: countLosses,
  whenGone: nothing,
  afterScoring: nothing,
  // R000-08: skirmishers give no victory points.
  scoresFor: (unit: Unit) => !unit.kind.isSkirmishers,
  leaderCheck: leaderFate,
};
