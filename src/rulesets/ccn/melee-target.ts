import { byId, counting, enemyOfNumber, type Refusal } from '../../core';
import { loneLeaderAt } from '../commands-and-colors/passable-terrain';
import { because } from '../commands-and-colors/refusal';
import { meleeDice } from './attack-dice';
import type { Battle, Unit } from './battle';

const NOT_ADJACENT: Refusal = { reason: 'not-adjacent', rule: 'CCN-40' };
const COVERED: Refusal = { reason: 'leader-is-covered', rule: 'CCN-46' };

/** CCN-36, CCN-40: the reason why a unit can't start a melee against another. */
export function chargeFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined {
  if (battle.board.distance(unit.at, target.at) !== 1) return NOT_ADJACENT;
  return diceFault(battle, unit, target);
}

/** CCN-36: terrain that leaves no dice forbids the attack. */
function diceFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined {
  meleeDice(battle, unit, target, counting.clear());
  return counting.total <= 0 ? because(battle, 'no-dice') : undefined;
}

/** CCN-46: the reason why a unit can't attack a leader, who must be without a unit. */
export function leaderTargetFault(battle: Battle, unit: Unit, space: number): Refusal | undefined {
  if (battle.board.distance(unit.at, space) !== 1) return NOT_ADJACENT;
  if (!loneLeaderAt(battle, space, enemyOfNumber(unit.side))) return COVERED;
  const leader = battle.leadersAt(space).find(({ side }) => side !== unit.side);
  return leader ? diceFault(battle, unit, leader) : COVERED;
}

/**
 * The enemies a unit can attack from its space: units in the order of their spaces, then leaders in the order of their
 * ids.
 */
export function meleeTargets(battle: Battle, unit: Unit): readonly Unit[] {
  const around = [...(battle.board.around[unit.at] as Int16Array)];
  const units = around.flatMap((space) => {
    const target = battle.unitAt(space);
    return target && target.side !== unit.side && !battle.game.chargeFault(battle, unit, target)
      ? [target]
      : [];
  });
  const leaders = byId(battle.force(enemyOfNumber(unit.side)).leaders);
  return [...units, ...leaders.filter((leader) => !battle.game.leaderTargetFault(battle, unit, leader.at))];
}
