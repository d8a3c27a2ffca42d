import {
  enemyOf,
  isUnit,
  type Leader,
  leadersAt,
  type Refusal,
  type Side,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
} from '../../core';
import { isSkirmishers, loneLeaderAt } from './neighbourhood';
import { canJoin, joiningAt, standsOf } from './skirmishers';
import { terrainIn, type Walker } from './terrain-types';
import { unitType } from './unit-types';

/** How a piece walks: as its arm does, or as a leader. */
export const walkerOf = (piece: Unit | Leader): Walker => (isUnit(piece) ? unitType(piece).arm : 'leader');

/** The statement that keeps a walker out of a kind of ground, or lets it pass only. */
function groundRule(walker: Walker, terrain: string): string {
  if (walker === 'artillery' && terrain !== 'river' && terrain !== 'lake') return 'R000-130';
  if (walker === 'cavalry' && terrain === 'woods') return 'R000-123';
  return walker === 'cavalry' && terrain === 'village' ? 'R000-124' : 'R000-157';
}

/** Why the ground of a space lets nobody of this kind in; undefined if it does. */
export function entryFault(state: State, walker: Walker, space: SpaceId): Refusal | undefined {
  const { id, mayEnter } = terrainIn(state, space);
  if (mayEnter.includes(walker)) return undefined;
  return { reason: 'ground-is-closed', rule: groundRule(walker, id), space, about: { terrain: id } };
}

/** The unit or lone leader of the enemy in a space. */
export const enemyIn = (state: State, side: Side, space: SpaceId): Unit | Leader | undefined => {
  const unit = unitAt(state, space);
  return unit && unit.side !== side ? unit : loneLeaderAt(state, space, enemyOf(side));
};

/** Why a piece may not end in a space, however it gets there; undefined if it may. */
export function standFault(state: State, piece: Unit | Leader, space: SpaceId): Refusal | undefined {
  const walker = walkerOf(piece);
  const closed = entryFault(state, walker, space);
  if (closed) return closed;
  const enemy = enemyIn(state, piece.side, space);
  if (enemy) return { reason: 'enemy-is-there', rule: 'R000-30', space, about: { who: enemy.name } };
  return isUnit(piece) ? unitStandFault(state, piece, space) : leaderStandFault(state, piece, space);
}

function unitStandFault(state: State, unit: Unit, space: SpaceId): Refusal | undefined {
  const { id, mayStand } = terrainIn(state, space);
  const { arm } = unitType(unit);
  const joining = isSkirmishers(unit)
    ? joiningAt(state, { ...unit, stands: standsOf(unit) }, space)
    : undefined;
  if (canJoin(joining)) return undefined;
  if (!mayStand.includes(arm)) {
    return { reason: 'ground-lets-pass', rule: groundRule(arm, id), space, about: { terrain: id } };
  }
  const other = unitAt(state, space);
  if (!other || other.id === unit.id) return undefined;
  return joining ?? { reason: 'friend-is-there', rule: 'R000-30', space, about: { who: other.name } };
}

/** A leader ends with no other leader: R000-37 and docs/rulings.md. */
function leaderStandFault(state: State, leader: Leader, space: SpaceId): Refusal | undefined {
  const other = leadersAt(state, space).find(({ id }) => id !== leader.id);
  return other && { reason: 'leader-is-there', rule: 'R000-37', space, about: { who: other.name } };
}
