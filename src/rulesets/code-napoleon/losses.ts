import { battle } from './battle';
import { noted } from './events';
import type { Context, Piece } from './play';
import { scoreFor } from './victory';

/** R003-12, R003-13: a unit loses hits; without any it is gone for good. Returns whether it is still there. */
export function loseHits(c: Context, unit: Piece, hits: number, cause: string, by: Piece | null): boolean {
  if (unit.strength > hits) {
    c.lost(unit, hits, cause);
    return true;
  }
  loseUnit(c, unit, cause, by);
  return false;
}

/** A unit is lost as a whole: destroyed, surrendered, captured, or gone over its own edge; the enemy has points for it. */
export function loseUnit(c: Context, unit: Piece, cause: string, by: Piece | null): void {
  c.eliminated(unit, cause, by);
  dropCharges(c);
  scoreFor(c, unit);
}

/** Nobody who is gone has a charge to make. */
export function dropCharges(c: Context): void {
  const charges = battle(c.position, 'charges');
  const left = charges.filter(({ unit }) => c.position.find(unit)?.isOnBoard);
  if (left.length < charges.length) noted(c, { charges: left });
}
