import { byId, counting, enemyOfNumber, type Refusal } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { loneLeaderAt, terrainIn } from '../commands-and-colors/passable-terrain';
import { meleeDice } from './attack-dice';
import type { Battle, Unit } from './battle';

const NO_MELEE: Refusal = { reason: 'artillery-has-no-melee', rule: 'R000-79' };
const NOT_ADJACENT: Refusal = { reason: 'not-adjacent', rule: 'R000-79' };
const NO_DICE: Refusal = { reason: 'no-dice', rule: 'R000-78' };
const IN_SQUARE: Refusal = { reason: 'square-must-not-attack', rule: 'R000-117' };
const AGAINST_SQUARE: Refusal = { reason: 'cavalry-against-square', rule: 'R000-116' };
const SKIRMISHERS_ALONE: Refusal = { reason: 'skirmishers-fight-skirmishers', rule: 'R000-144' };
const LEADER_IS_COVERED: Refusal = { reason: 'leader-is-covered', rule: 'AMB-000-29' };

/**
 * The reason why a unit can't strike another in close combat, as attacker or in a counter-attack; undefined if it can.
 */
export function meleeFault(battle: Battle, attacker: Unit, target: Unit): Refusal | undefined {
  if (attacker.kind.chart.melee === null) return NO_MELEE;
  if (battle.board.distance(attacker.at, target.at) !== 1) return NOT_ADJACENT;
  const cavalryFault = attacker.kind.isCavalry ? cavalryTargetFault(battle, target) : undefined;
  if (cavalryFault) return cavalryFault;
  meleeDice(battle, attacker, target, counting.clear());
  return counting.total <= 0 ? NO_DICE : undefined;
}

/**
 * The reason why a unit can't start a close combat against another, including R000-117 and R000-144; undefined if it
 * can.
 */
export function chargeFault(battle: Battle, attacker: Unit, target: Unit): Refusal | undefined {
  if (inSquare(attacker)) return IN_SQUARE;
  if (attacker.kind.isSkirmishers && !target.kind.isSkirmishers) return SKIRMISHERS_ALONE;
  return meleeFault(battle, attacker, target);
}

/** R000-116, R000-123, R000-124, R000-126: the reason why cavalry can't attack a target. */
function cavalryTargetFault(battle: Battle, target: Unit): Refusal | undefined {
  if (inSquare(target)) return AGAINST_SQUARE;
  const { noCavalryAgainst } = terrainIn(battle, target.at);
  if (noCavalryAgainst === null) return undefined;
  const isBarred = noCavalryAgainst.whom === 'anyone' || target.kind.isSkirmishers;
  return isBarred ? notInto(battle, target.at) : undefined;
}

function notInto(battle: Battle, space: number): Refusal {
  const { id, noCavalryAgainst } = terrainIn(battle, space);
  return {
    reason: `cavalry-not-into-${id}`,
    rule: noCavalryAgainst?.rule ?? '',
    space: battle.board.name(space),
  };
}

/** The reason why a unit can't attack a leader without a unit (AMB-000-29). */
export function leaderTargetFault(battle: Battle, attacker: Unit, space: number): Refusal | undefined {
  if (attacker.kind.chart.melee === null) return NO_MELEE;
  if (inSquare(attacker)) return IN_SQUARE;
  if (attacker.kind.isSkirmishers) return SKIRMISHERS_ALONE;
  if (battle.board.distance(attacker.at, space) !== 1) return NOT_ADJACENT;
  if (!loneLeaderAt(battle, space, enemyOfNumber(attacker.side))) return LEADER_IS_COVERED;
  const { noCavalryAgainst } = terrainIn(battle, space);
  return attacker.kind.isCavalry && noCavalryAgainst?.whom === 'anyone' ? notInto(battle, space) : undefined;
}

/**
 * The enemies a unit can charge from its space: units in the order of their spaces, then leaders in the order of their
 * ids.
 */
export function chargeTargets(battle: Battle, attacker: Unit): readonly Unit[] {
  const targets: Unit[] = [];
  for (const space of battle.board.around[attacker.at] as Int16Array) {
    const target = battle.unitAt(space);
    if (target && target.side !== attacker.side && !chargeFault(battle, attacker, target))
      targets.push(target);
  }
  const leaders = byId(battle.force(enemyOfNumber(attacker.side)).leaders);
  return [...targets, ...leaders.filter((leader) => !leaderTargetFault(battle, attacker, leader.at))];
}
