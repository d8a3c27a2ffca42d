import { enemyOf, type Refusal, type State, total, type Unit } from '../../core';
import { meleeDice } from './attack-dice';
import { GRID } from './board';
import { inSquare, isCavalry, isSkirmishers, loneLeaderAt, unitsNextTo } from './neighbourhood';
import { terrainIn } from './terrain-types';
import { unitType } from './unit-types';

/** Why a unit can't strike another in close combat, be it in attack or counter-attack; undefined if it can. */
export function meleeFault(state: State, attacker: Unit, target: Unit): Refusal | undefined {
  if (unitType(attacker).melee === null) return { reason: 'artillery-has-no-melee', rule: 'R000-79' };
  if (GRID.distance(attacker.at, target.at) !== 1) return { reason: 'not-adjacent', rule: 'R000-79' };
  const cavalryFault = isCavalry(attacker) ? cavalryTargetFault(state, target) : undefined;
  if (cavalryFault) return cavalryFault;
  if (total(meleeDice(state, attacker, target)) <= 0) return { reason: 'no-dice', rule: 'R000-78' };
  return undefined;
}

/** Why a unit can't start a close combat against another: R000-117 and R000-144 besides. */
export function chargeFault(state: State, attacker: Unit, target: Unit): Refusal | undefined {
  if (inSquare(attacker)) return { reason: 'square-must-not-attack', rule: 'R000-117' };
  if (isSkirmishers(attacker) && !isSkirmishers(target)) {
    return { reason: 'skirmishers-fight-skirmishers', rule: 'R000-144' };
  }
  return meleeFault(state, attacker, target);
}

/** R000-116, R000-123, R000-124, R000-126. */
function cavalryTargetFault(state: State, target: Unit): Refusal | undefined {
  if (inSquare(target)) return { reason: 'cavalry-against-square', rule: 'R000-116' };
  const { id, noCavalryAgainst } = terrainIn(state, target.at);
  if (noCavalryAgainst === null) return undefined;
  const { whom, rule } = noCavalryAgainst;
  return whom === 'anyone' || isSkirmishers(target)
    ? { reason: `cavalry-not-into-${id}`, rule, space: target.at }
    : undefined;
}

/** Why a unit can't attack a leader who stands alone (AMB-000-29). */
export function leaderTargetFault(state: State, attacker: Unit, space: string): Refusal | undefined {
  if (unitType(attacker).melee === null) return { reason: 'artillery-has-no-melee', rule: 'R000-79' };
  if (inSquare(attacker)) return { reason: 'square-must-not-attack', rule: 'R000-117' };
  if (isSkirmishers(attacker)) return { reason: 'skirmishers-fight-skirmishers', rule: 'R000-144' };
  if (GRID.distance(attacker.at, space) !== 1) return { reason: 'not-adjacent', rule: 'R000-79' };
  if (!loneLeaderAt(state, space, enemyOf(attacker.side)))
    return { reason: 'leader-is-covered', rule: 'AMB-000-29' };
  const { id, noCavalryAgainst } = terrainIn(state, space);
  if (isCavalry(attacker) && noCavalryAgainst?.whom === 'anyone') {
    return { reason: `cavalry-not-into-${id}`, rule: noCavalryAgainst.rule, space };
  }
  return undefined;
}

/** Every enemy that a unit can charge from where it stands. */
export const chargeTargets = (state: State, attacker: Unit): readonly string[] => [
  ...unitsNextTo(state, attacker.at, enemyOf(attacker.side))
    .filter((target) => chargeFault(state, attacker, target) === undefined)
    .map(({ id }) => id),
  ...Object.values(state.leaders)
    .filter(({ side }) => side !== attacker.side)
    .filter(({ at }) => leaderTargetFault(state, attacker, at) === undefined)
    .map(({ id }) => id),
];
