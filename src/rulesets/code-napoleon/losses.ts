import { battle } from './battle';
import { noted } from './events';
import type { Context, Piece } from './play';
import { scoreFor } from './victory';

/** R003-12, R003-13: a unit loses hits; at 0 it is removed for good. Returns true if it survives. */
export function loseHits(c: Context, unit: Piece, hits: number, cause: string, by: Piece | null): boolean {
  if (unit.strength > hits) {
    c.lost(unit, hits, cause);
    return true;
  }
  loseUnit(c, unit, cause, by);
  return false;
}

/** Removes a unit that is destroyed, surrendered, captured or gone over its own edge, and scores it for the enemy. */
export function loseUnit(c: Context, unit: Piece, cause: string, by: Piece | null): void {
  c.eliminated(unit, cause, by);
  dropCharges(c);
  scoreFor(c, unit);
}

/** Drops the declared charges of units that are no longer on the board. */
export function dropCharges(c: Context): void {
  const charges = battle(c.position, 'charges');
  const left = charges.filter(({ unit }) => c.position.find(unit)?.isOnBoard);
  if (left.length < charges.length) noted(c, { charges: left });
}
