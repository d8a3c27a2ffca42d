import { isArtillery } from './arms';
import { allowanceIn, allowanceOf, budgetOf, spentBy } from './movement';
import type { Piece, Position } from './play';
import { MANOEUVRE_CHART } from './tables/movement';

/** The tables give tenths. */
const WHOLE = 10;

/** T003-9: the part of a move that a formation change takes, in tenths. */
const reformPart = (position: Position): number => MANOEUVRE_CHART.number(position, 'reform-part', 'tenths');

/** T003-9: the cost of reforming behind an obstacle, in hundredths of a square. */
export const reorganisePrice = (position: Position, unit: Piece): number =>
  (allowanceOf(position, unit) * reformPart(position)) / WHOLE;

/**
 * The movement spent after a formation change, in hundredths of a square; undefined if the unit can't afford it:
 * R003-71.
 */
export function spentAfter(position: Position, unit: Piece, formation: string): number | undefined {
  if (isArtillery(unit)) return spentByGuns(position, unit, formation);
  const [now, then] = [allowanceOf(position, unit), allowanceIn(position, unit, formation)];
  const spent = spentBy(unit) + (Math.min(now, then) * reformPart(position)) / WHOLE;
  return spent > budgetOf(position, unit) ? undefined : spent;
}

/**
 * Limbering and unlimbering take half of the artillery's move, whatever its length. The part of the move that is left
 * stays the same when the length changes.
 */
function spentByGuns(position: Position, unit: Piece, formation: string): number | undefined {
  const tenths = (WHOLE * spentBy(unit)) / budgetOf(position, unit) + reformPart(position);
  return tenths > WHOLE ? undefined : Math.round((allowanceIn(position, unit, formation) * tenths) / WHOLE);
}
