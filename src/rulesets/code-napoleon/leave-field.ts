import { hasLeftItsGuns } from './arms';
import { turnOf } from './battle';
import { unitNoted } from './events';
import { dropCharges, loseUnit } from './losses';
import { optionIs } from './options';
import type { Context, Piece } from './play';

/** A3.6: the number of turns after which a unit that left over its own edge may come back. */
const TURNS_AWAY = 3;

/** A3.6: a unit that leaves over its own edge is lost, or may come back later; gunners without their guns may not. */
export function leaveField(c: Context, unit: Piece): void {
  if (optionIs(c.position, 'retreatOff', 'lost') || hasLeftItsGuns(unit)) {
    loseUnit(c, unit, 'left-the-field', null);
    return;
  }
  unitNoted(c, unit, { order: 'good', reacts: false, back: turnOf(c.position) + TURNS_AWAY });
  c.left(unit, 'left-the-field');
  dropCharges(c);
}
