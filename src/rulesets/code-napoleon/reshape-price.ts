import { isArtillery } from './arms';
import { allowanceIn, allowanceOf, budgetOf, spentBy } from './movement';
import type { Piece, Position } from './play';
import { MANOEUVRE_CHART } from './tables/movement';

/** Tables say it in tenths. */
const WHOLE = 10;

/** T003-9: which part of a move a change of formation takes, in tenths. */
const reformPart = (position: Position): number => MANOEUVRE_CHART.number(position, 'reform-part', 'tenths');

/** T003-9: what forming up again behind an obstacle costs, in hundredths of a square. */
export const reorganisePrice = (position: Position, unit: Piece): number =>
  (allowanceOf(position, unit) * reformPart(position)) / WHOLE;

/** What a unit will have spent when it has taken up a formation, in hundredths of a square; undefined if it can't: R003-71. */
export function spentAfter(position: Position, unit: Piece, formation: string): number | undefined {
  if (isArtillery(unit)) return spentByGuns(position, unit, formation);
  const [now, then] = [allowanceOf(position, unit), allowanceIn(position, unit, formation)];
  const spent = spentBy(unit) + (Math.min(now, then) * reformPart(position)) / WHOLE;
  return spent > budgetOf(position, unit) ? undefined : spent;
}

/**
 * To limber and to unlimber takes guns half of their move, however far that leads: what they have left of it they have
 * left of the other one.
 */
function spentByGuns(position: Position, unit: Piece, formation: string): number | undefined {
  const tenths = (WHOLE * spentBy(unit)) / budgetOf(position, unit) + reformPart(position);
  return tenths > WHOLE ? undefined : Math.round((allowanceIn(position, unit, formation) * tenths) / WHOLE);
}
