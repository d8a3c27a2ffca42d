import { isArtillery } from './arms';
import { marked } from './events';
import { TURNED } from './marks';
import type { Context, Piece, Position } from './play';

// R003-54: two batteries in one square have the same facing.

/** The other batteries in the square of a battery. */
const besides = (position: Position, unit: Piece): readonly Piece[] =>
  isArtillery(unit) ? position.unitsAt(unit.at).filter((other) => other !== unit && isArtillery(other)) : [];

/** Turns the other battery in a square to the facing of the one that was ordered to turn. */
export function alignBatteries(c: Context, unit: Piece): void {
  const { facing } = unit;
  if (facing === undefined) return;
  for (const other of besides(c.position, unit)) {
    if (other.facing === facing) continue;
    c.turned(other, facing);
    marked(c, other, TURNED);
  }
}

/** Gives a battery that joins another one without an order the other one's facing. */
export function lookAlong(c: Context, unit: Piece): void {
  const [other] = besides(c.position, unit);
  if (other?.facing !== undefined && other.facing !== unit.facing) c.turned(unit, other.facing);
}
