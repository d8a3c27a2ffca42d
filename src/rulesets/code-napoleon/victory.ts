import { enemyOfNumber, type SideNumber, sideName } from '../../core';
import { decide as decideBy, standing as standingBy } from '../square-grid/victory-levels';
import { isArtillery } from './arms';
import { battle } from './battle';
import type { Context, Piece, Position } from './play';
import { VICTORY_CHART } from './tables/victory';

/** The result if the battle ended now: T003-22 and the victory levels of the scenario. */
export const standing = (position: Position) => standingBy(position, battle(position, 'grades'));

/** Compares the victory points; `by` is the reason it is done now. */
export const decide = (c: Context, by: string): void => decideBy(c, battle(c.position, 'grades'), by);

/** T003-22: the points that a piece is worth to the enemy. */
function worthOf(position: Position, { kind }: Piece): number {
  if (kind.rank) return VICTORY_CHART.number(position, kind.rank, 'points');
  if (kind.arm === 'artillery') return VICTORY_CHART.number(position, 'battery', 'points');
  const isPicked = kind.grade === 'elite' || kind.grade === 'veteran';
  return VICTORY_CHART.number(position, isPicked ? 'picked-regiment' : 'regiment', 'points');
}

/** T003-22: scores the enemy's points for a lost piece. */
export function scoreFor(c: Context, lost: Piece): void {
  const points = worthOf(c.position, lost);
  if (points > 0) c.scored(enemyOfNumber(lost.side), points, lost.isLeader ? 'general-lost' : 'unit-lost');
}

/** A7: the battle ends at once if a side has lost too many of its regiments; the points decide it. */
export function checkBreak(c: Context): void {
  const { position } = c;
  const share = battle(position, 'break');
  if (position.isOver || share === null || battle(position, 'isForeseen')) return;
  if (lostBy(position, 0) >= share || lostBy(position, 1) >= share) decide(c, 'army-broken');
}

/** The fraction of its regiments that a side has lost. */
function lostBy(position: Position, side: SideNumber): number {
  const all = battle(position, 'regiments')[sideName(side)];
  if (all === 0) return 0;
  const { pieces, count } = position;
  let left = 0;
  for (let slot = 0; slot < count; slot += 1) {
    const piece = pieces[slot] as Piece;
    if (piece.side !== side || !(piece.isOnBoard || piece.isInReserve)) continue;
    if (!piece.isLeader && !isArtillery(piece)) left += 1;
  }
  return (all - left) / all;
}
