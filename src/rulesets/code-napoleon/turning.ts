import { inSquare, isSkirmishing } from './arms';
import { isRouted } from './condition';
import { MARCHED, TURNED } from './marks';
import type { Piece, Position } from './play';
import { MANOEUVRE_CHART } from './tables/movement';
import { walkerOf } from './walker';

/** Tables give tenths of a square; units spend hundredths. */
const A_TENTH = 10;

/** T003-9: the cost of turning 45 degrees, in hundredths of a square. */
export const turnPrice = (position: Position): number =>
  A_TENTH * MANOEUVRE_CHART.number(position, 'turn', 'tenths');

/** T003-9: skirmishers, squares and generals turn for free; routed units face the way they run. */
export const turnsFreely = (unit: Piece): boolean =>
  unit.isLeader || isSkirmishing(unit) || inSquare(unit) || isRouted(unit);

/** T003-9: a march column, or limbered artillery, turns once for free in each square that it enters. */
export const wheels = (unit: Piece): boolean => walkerOf(unit).isColumn;

/** True if the last action of a unit was to enter a square and it may still wheel there. */
export const mayWheel = (unit: Piece): boolean =>
  wheels(unit) && unit.marks.lastIndexOf(MARCHED) > unit.marks.lastIndexOf(TURNED);
