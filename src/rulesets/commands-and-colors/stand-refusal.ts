import { enemyOfNumber, type Refusal, type SideNumber } from '../../core';
import type { Battle, Unit } from './battle';
import { unfitHost, unfitLeader } from './leader-traits';
import { loneLeaderAt, terrainIn } from './passable-terrain';
import { because } from './refusal';
import type { Walker } from './terrain-type';

/** The reason why the terrain of a space bars a kind of walker; undefined if it does not. */
export function entryFault(battle: Battle, walker: Walker, space: number): Refusal | undefined {
  const { id, closedTo } = terrainIn(battle, space);
  const rule = closedTo[walker];
  if (rule === undefined) return undefined;
  return { reason: 'ground-is-closed', rule, space: battle.board.name(space), about: { terrain: id } };
}

/** The enemy unit in a space, or the enemy leader without a unit. */
export function enemyIn(battle: Battle, side: SideNumber, space: number): Unit | undefined {
  const unit = battle.unitAt(space);
  if (unit && unit.side !== side) return unit;
  const enemy = enemyOfNumber(side);
  if (!loneLeaderAt(battle, space, enemy)) return undefined;
  return battle.leadersAt(space).find((leader) => leader.side === enemy);
}

/** The reason why a piece may not end in a space, by whatever path; undefined if it may. */
export function standFault(battle: Battle, piece: Unit, space: number): Refusal | undefined {
  const closed = entryFault(battle, piece.kind.walker, space);
  if (closed) return closed;
  const enemy = enemyIn(battle, piece.side, space);
  const name = battle.board.name(space);
  if (enemy) return because(battle, 'enemy-is-there', { space: name, about: { who: enemy.name } });
  return piece.isLeader ? leaderStandFault(battle, piece, space) : unitStandFault(battle, piece, space);
}

function unitStandFault(battle: Battle, unit: Unit, at: number): Refusal | undefined {
  const { id, onlyPassedBy } = terrainIn(battle, at);
  const space = battle.board.name(at);
  const joining = battle.game.joining(battle, unit, at);
  if (joining === true) return undefined;
  const rule = onlyPassedBy[unit.kind.walker];
  if (rule !== undefined) return { reason: 'ground-lets-pass', rule, space, about: { terrain: id } };
  const other = battle.unitAt(at);
  const leader = other ? undefined : unfitLeader(battle, unit, at);
  if (leader) return leadsOthers(battle, leader, at);
  if (!other || other === unit) return joining;
  return joining ?? because(battle, 'friend-is-there', { space, about: { who: other.name } });
}

/** R001-21: the refusal for a leader that may not be with this unit. */
export const leadsOthers = (battle: Battle, { name, info: { traits } }: Unit, space: number): Refusal =>
  because(battle, 'leads-others', {
    space: battle.board.name(space),
    about: { who: name, arm: String(traits?.leads) },
  });

/**
 * The reason why a leader may not end in a space: another leader is there (R000-37, docs/rulings/cc-napoleon.md), or a
 * unit it may not lead (R001-21).
 */
function leaderStandFault(battle: Battle, leader: Unit, space: number): Refusal | undefined {
  const other = battle.leadersAt(space).find((each) => each !== leader);
  if (!other) return unfitHost(battle, leader, space) ? leadsOthers(battle, leader, space) : undefined;
  const about = { who: other.name };
  return because(battle, 'leader-is-there', { space: battle.board.name(space), about });
}
