import { hasLeftItsGuns } from './arms';
import { turnOf } from './battle';
import { unitNoted } from './events';
import { dropCharges, loseUnit } from './losses';
import { optionIs } from './options';
import type { Context, Piece } from './play';

/** A3.6: a unit that went over its own edge may come back so many turns later. */
const TURNS_AWAY = 3;

/** A3.6: over its own edge a unit is lost, or may come back later; gunners without their guns have nothing to come back with. */
export function leaveField(c: Context, unit: Piece): void {
  if (optionIs(c.position, 'retreatOff', 'lost') || hasLeftItsGuns(unit)) {
    loseUnit(c, unit, 'left-the-field', null);
    return;
  }
  unitNoted(c, unit, { order: 'good', reacts: false, back: turnOf(c.position) + TURNS_AWAY });
  c.left(unit, 'left-the-field');
  dropCharges(c);
}
