import { enemyOfNumber, type Piece, type Position, type SideNumber } from '../../core';
import type { Battle, Unit } from './battle';
import type { Kind } from './piece-kind';

/** The number of units of a side adjacent to a space; a group of skirmishers counts as one unit. */
export function unitsNextTo(battle: Battle, space: number, side: SideNumber): number {
  const around = battle.board.around[space] as Int16Array;
  let count = 0;
  for (let index = 0; index < around.length; index += 1) {
    if (battle.hasUnitOf(around[index] as number, side)) count += 1;
  }
  return count;
}

/** True if an enemy unit is adjacent to a unit. */
export const enemyUnitNextTo = (battle: Battle, unit: Unit): boolean =>
  battle.board.beside[unit.at]?.meets(battle.force(enemyOfNumber(unit.side)).held) === true;

/** R000-119: true if enemy cavalry is adjacent to a unit. */
export function enemyCavalryNextTo(battle: Battle, unit: Unit): boolean {
  const enemy = enemyOfNumber(unit.side);
  for (const space of battle.board.around[unit.at] as Int16Array) {
    if (battle.hasUnitOf(space, enemy) && battle.unitAt(space)?.kind.isCavalry) return true;
  }
  return false;
}

/** The leaders in a unit's space that move with it. */
export function leadersWith<K extends Kind>(battle: Position<K>, unit: Piece<K>): readonly Piece<K>[] {
  if (!battle.hasLeaderOf(unit.at, unit.side)) return [];
  return battle.leadersAt(unit.at).filter((leader) => leader.side === unit.side);
}

/** R000-93: true if a leader is in the unit's space or close enough to it. */
export function isRallied(battle: Battle, unit: Unit): boolean {
  const { rallyReach } = battle.game;
  for (const leader of battle.force(unit.side).leaders) {
    if (battle.board.distance(leader.at, unit.at) <= rallyReach) return true;
  }
  return false;
}
