import { enemyOfNumber, FALLEN, type SideNumber, sideName } from '../../core';
import { battle } from './battle';
import type { Context, Piece, Position } from './play';
import { decide } from './victory';

/** Shares of an army are told in hundredths, which fractions of two can't be exactly. */
const NEARLY = 1e-9;

/**
 * Units are lost together: each gives the enemy a point, and all of them may break their army (B8, A004-65). Nobody
 * does it with a blow: it is morale, or the lack of a way back.
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

/** Whether a side has lost so large a part of the units that it began with. */
function isBroken(position: Position, side: SideNumber, share: number): boolean {
  let lost = 0;
  for (let slot = 0; slot < position.count; slot += 1) {
    const piece = position.pieces[slot] as Piece;
    if (piece.status === FALLEN && piece.side === side && !piece.isLeader) lost += 1;
  }
  return lost >= share * battle(position, 'strength')[sideName(side)] - NEARLY;
}
