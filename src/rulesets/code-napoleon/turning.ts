import { inSquare, isSkirmishing } from './arms';
import { isRouted } from './condition';
import { MARCHED, TURNED } from './marks';
import type { Piece, Position } from './play';
import { MANOEUVRE_CHART } from './tables/movement';
import { walkerOf } from './walker';

/** Tables say it in tenths of a square, units spend hundredths. */
const A_TENTH = 10;

/** T003-9: what turning by 45 degrees costs, in hundredths of a square. */
export const turnPrice = (position: Position): number =>
  A_TENTH * MANOEUVRE_CHART.number(position, 'turn', 'tenths');

/** T003-9: skirmishers, squares and generals turn for nothing; those who run look where they run. */
export const turnsFreely = (unit: Piece): boolean =>
  unit.isLeader || isSkirmishing(unit) || inSquare(unit) || isRouted(unit);

/** T003-9: a march column, and limbered guns, turn once for nothing in each square that they enter. */
export const wheels = (unit: Piece): boolean => walkerOf(unit).isColumn;

/** Whether the last thing that a unit did was to enter a square where it may still wheel. */
export const mayWheel = (unit: Piece): boolean =>
  wheels(unit) && unit.marks.lastIndexOf(MARCHED) > unit.marks.lastIndexOf(TURNED);
