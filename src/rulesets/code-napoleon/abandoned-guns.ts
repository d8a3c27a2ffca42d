import { hasLeftItsGuns, isArtillery } from './arms';
import { isRouted, unitData } from './condition';
import { unitNoted } from './events';
import { loseUnit } from './losses';
import type { Context, Piece, Position } from './play';
import { UNLIMBERED } from './unit-types';

/** A003-65: gunners in good order who return to their guns man them again. */
export function manGuns(c: Context, unit: Piece): void {
  if (!isArtillery(unit) || !hasLeftItsGuns(unit) || isRouted(unit)) return;
  if (gunsOf(c.position, unit) !== unit.at) return;
  unitNoted(c, unit, { guns: null });
  c.formed(unit, UNLIMBERED);
}

/** A003-65: guns are captured, and their gunners lost, if an enemy unit ends its own phase in their square. */
export function captureGuns(c: Context): void {
  const { position } = c;
  for (const side of [0, 1] as const) {
    for (const unit of [...position.force(side).units]) {
      const at = gunsOf(position, unit);
      const captor = at === undefined ? undefined : captorAt(position, unit, at);
      if (captor) loseUnit(c, unit, 'guns-captured', captor);
    }
  }
}

/** The square where a battery has left its guns; undefined if it has not. */
function gunsOf({ board }: Position, unit: Piece): number | undefined {
  const { guns } = unitData(unit);
  return typeof guns === 'string' ? board.number(guns) : undefined;
}

const captorAt = (position: Position, { side }: Piece, at: number): Piece | undefined =>
  position.unitsAt(at).find((unit) => unit.side !== side && unit.side === position.side);
