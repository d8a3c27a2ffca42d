import type { Procedure } from '../../../core';
import { captureWith, displaceGenerals } from '../casualties';
import { stepTaken } from '../crossing';
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
  yield* displaceGenerals(c, to, unit);
  return !c.position.isOver && (yield* stepTaken(c, unit, from, to));
}
