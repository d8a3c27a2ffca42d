import type { Refusal } from '../../core';
import type { Battle, Unit } from '../ccn/battle';
import { isInDirectCommand, leaderDistance } from './command';
import { BROKEN, conditionOf, isSpent, moraleOf } from './condition';

const SPENT: Refusal = { reason: 'is-spent', rule: 'R002-26' };
const OUT_OF_COMMAND: Refusal = { reason: 'out-of-command', rule: 'R002-22' };
const BROKEN_ALONE: Refusal = { reason: 'broken-needs-command', rule: 'R002-95' };
const WITH_A_UNIT: Refusal = { reason: 'leader-with-a-unit', rule: 'R002-29' };
const OUT_OF_SUPPLY: Refusal = { reason: 'out-of-supply', rule: 'R002-112' };

/** R002-26, R002-27, R002-29: the reason why a piece can't even pass, which needs no command. */
export function passFault(battle: Battle, piece: Unit): Refusal | undefined {
  if (isSpent(piece)) return SPENT;
  return piece.isLeader && battle.hasUnitOf(piece.at, piece.side) ? WITH_A_UNIT : undefined;
}

/** The reason why a piece of the acting side can't be activated at all. */
export function activateFault(battle: Battle, piece: Unit): Refusal | undefined {
  const fault = passFault(battle, piece);
  if (fault || piece.isLeader) return fault;
  if (leaderDistance(battle, piece) === null) return OUT_OF_COMMAND;
  if (moraleOf(piece) === BROKEN && !isInDirectCommand(battle, piece)) return BROKEN_ALONE;
  return undefined;
}

/** R002-112: the reason why a unit may not battle this turn; undefined if it may. */
export const supplyFault = (piece: Unit): Refusal | undefined =>
  conditionOf(piece).isIdle ? OUT_OF_SUPPLY : undefined;

/** True if the acting side has a piece it can activate. */
export function canActivateAnyone(battle: Battle): boolean {
  const { units, leaders } = battle.force(battle.side);
  return [units, leaders].some((pieces) => pieces.some((piece) => !activateFault(battle, piece)));
}
