import type { Procedure } from '../../../core';
import { captureWith, displaceFrom } from '../casualties';
import { hasReactMarker, isDisordered, isRouted } from '../condition';
import { stepTaken } from '../crossing';
import { unitNoted } from '../events';
import { goTo } from '../go-to-square';
import { loseUnit } from '../losses';
import type { Context, Piece } from '../play';

/** R003-138: a unit enters a square, and routed enemies there surrender to it. Returns true if the unit survives. */
export function* enter(c: Context, unit: Piece, to: number): Procedure<boolean> {
  const from = unit.at;
  for (const enemy of c.position.unitsAt(to)) {
    if (enemy.side === unit.side) continue;
    captureWith(c, enemy, unit);
    loseUnit(c, enemy, 'surrendered', unit);
  }
  goTo(c, unit, to, 'advanced');
  yield* displaceFrom(c, unit);
  return !c.position.isOver && (yield* stepTaken(c, unit, from, to));
}

/** R003-114, T003-18: cavalry that has ridden on is disordered, even if an obstacle had disorganised it before. */
export function blow(c: Context, unit: Piece): void {
  if (!unit.isOnBoard || isRouted(unit) || isDisordered(unit)) return;
  unitNoted(c, unit, { order: 'disordered', ...(hasReactMarker(unit) && { reacts: false }) });
}
