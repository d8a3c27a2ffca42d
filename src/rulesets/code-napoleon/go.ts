import { takeSquare } from '../square-grid/objectives';
import { inGarrison, isFormed, isInfantry } from './arms';
import { attachedTo } from './command';
import type { Context, Piece } from './play';
import { groundAt } from './terrain';
import { GARRISON, LINE } from './unit-types';

/** How a unit changes its square outside the movement of its side. */
type Manner = 'retreated' | 'advanced';

/**
 * A unit goes to another square with the generals who lead it, unless they have others of theirs where they are. Foot
 * in buildings is a garrison (R003-118), and who leaves them a line.
 */
export function goTo(c: Context, unit: Piece, to: number, manner: Manner): void {
  const { position } = c;
  const from = unit.at;
  const led = attachedTo(position, unit).filter((general) => general.at === from);
  c[manner](unit, to);
  for (const general of led) if (!isLeading(c, general)) c[manner](general, to);
  settle(c, unit);
  takeSquare(c, to, unit.side);
}

/** Whether a general has a unit that he leads in the square where he stands. */
const isLeading = ({ position }: Context, general: Piece): boolean =>
  position.unitsAt(general.at).some((unit) => attachedTo(position, unit).includes(general));

/** R003-118: foot in close order is a garrison in buildings, and nowhere else. */
export function settle(c: Context, unit: Piece): void {
  const { isTown } = groundAt(c.position, unit.at);
  if (isTown && isInfantry(unit) && isFormed(unit) && !inGarrison(unit)) c.formed(unit, GARRISON);
  else if (!isTown && inGarrison(unit)) c.formed(unit, LINE);
}
