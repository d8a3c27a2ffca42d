import { takeSquare } from '../square-grid/objectives';
import { inGarrison, isFormed, isInfantry } from './arms';
import { straightWay } from './charge-way';
import { attachedTo } from './command';
import type { Context, Piece } from './play';
import { shapeAfter, standIn } from './skirmish-line';
import { groundAt } from './terrain-at';
import { GARRISON, LINE } from './unit-types';

/** The ways in which a unit changes its square outside its side's movement. */
type Manner = 'retreated' | 'advanced';

/**
 * Moves a unit to another square with the generals attached to it, unless they have another unit in their square.
 * Infantry in buildings becomes a garrison (R003-118), and a line when it leaves them.
 */
export function goTo(c: Context, unit: Piece, to: number, manner: Manner): void {
  const { position } = c;
  const from = unit.at;
  const led = attachedTo(position, unit).filter((general) => general.at === from);
  const also = shapeAfter(position, unit, straightWay(position, from, to));
  c[manner](unit, to);
  standIn(c, unit, also);
  for (const general of led) if (!isLeading(c, general)) c[manner](general, to);
  settle(c, unit);
  takeSquare(c, to, unit.side);
}

/** True if a unit of a general's command is in the general's square. */
const isLeading = ({ position }: Context, general: Piece): boolean =>
  position.unitsAt(general.at).some((unit) => attachedTo(position, unit).includes(general));

/** R003-118: infantry in close order is a garrison in buildings, and nowhere else. */
export function settle(c: Context, unit: Piece): void {
  const { isTown } = groundAt(c.position, unit.at);
  if (isTown && isInfantry(unit) && isFormed(unit) && !inGarrison(unit)) c.formed(unit, GARRISON);
  else if (!isTown && inGarrison(unit)) c.formed(unit, LINE);
}
