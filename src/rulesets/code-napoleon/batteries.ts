import { isArtillery } from './arms';
import { marked } from './events';
import { TURNED } from './marks';
import type { Context, Piece, Position } from './play';

// R003-54: two batteries of one square look the same way.

/** The other batteries in the square of one. */
const besides = (position: Position, unit: Piece): readonly Piece[] =>
  isArtillery(unit) ? position.unitsAt(unit.at).filter((other) => other !== unit && isArtillery(other)) : [];

/** A battery looks where it was ordered to, and the one beside it with it: whoever turns one turns both. */
export function alignBatteries(c: Context, unit: Piece): void {
  const { facing } = unit;
  if (facing === undefined) return;
  for (const other of besides(c.position, unit)) {
    if (other.facing === facing) continue;
    c.turned(other, facing);
    marked(c, other, TURNED);
  }
}

/** A battery that comes to another one without an order looks as that one does. */
export function lookAlong(c: Context, unit: Piece): void {
  const [other] = besides(c.position, unit);
  if (other?.facing !== undefined && other.facing !== unit.facing) c.turned(unit, other.facing);
}
