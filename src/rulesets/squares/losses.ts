import { enemyOfNumber, FALLEN, type SideNumber, sideName } from '../../core';
import { battle } from './battle';
import type { Context, Piece, Position } from './play';
import { decide } from './victory';

/** Tolerance for shares like 0.4, which binary fractions can't hold exactly. */
const NEARLY = 1e-9;

/**
 * Units lost together: each gives the enemy a point, and all of them together may break their army (B8, A004-65). No
 * enemy unit is credited: the cause is morale, or no way to fall back.
 */
export function loseUnits(c: Context, units: readonly Piece[], cause: string): void {
  const [first] = units;
  if (!first) return;
  const { position } = c;
  const { side } = first;
  for (const unit of units) c.eliminated(unit, cause, null);
  if (position.isOver) return;
  const winner = enemyOfNumber(side);
  for (const _ of units) c.scored(winner, 1, 'unit-lost');
  const breaking = battle(position, 'break');
  if (!breaking || !isBroken(position, side, breaking.share)) return;
  if (breaking.points > 0) c.scored(winner, breaking.points, 'army-broken');
  decide(c, 'army-broken');
}

/** True if a side has lost at least this share of its original units. */
function isBroken(position: Position, side: SideNumber, share: number): boolean {
  let lost = 0;
  for (let slot = 0; slot < position.count; slot += 1) {
    const piece = position.pieces[slot] as Piece;
    if (piece.status === FALLEN && piece.side === side && !piece.isLeader) lost += 1;
  }
  return lost >= share * battle(position, 'strength')[sideName(side)] - NEARLY;
}
