import type { Procedure } from '../../../core';
import { isCavalry } from '../arms';
import { displaceFrom } from '../casualties';
import { marked } from '../events';
import { goTo } from '../go-to-square';
import { BROKE_THROUGH } from '../marks';
import type { Context, Piece, Position } from '../play';
import { isEnemyAt, roomFault } from '../stacking';
import { blow, enter } from './contact';
import { squaresToRally } from './rally-back';
import { ridesOf } from './ride';

/** A003-41: cavalry that has charged in the enemy's phase and won breaks through at once, or stays. */
export function* breakAtOnce(c: Context, unit: Piece): Procedure {
  const { position } = c;
  if (!isCavalry(unit) || unit.side === position.side) return;
  const { side, at } = unit;
  const back = [...squaresToRally(position, unit)];
  const options = [...new Set([at, ...back, ...freeRides(position, unit)])];
  const to = yield* c.ask({ reason: 'break-at-once', side, unit, of: 'space', options });
  if (to === at) return;
  marked(c, unit, BROKE_THROUGH);
  if (back.includes(to)) {
    goTo(c, unit, to, 'retreated');
    yield* displaceFrom(c, unit);
    return;
  }
  const { facing } = ridesOf(position, unit).get(to) ?? unit;
  if (facing && facing !== unit.facing) c.turned(unit, facing);
  yield* enter(c, unit, to);
  blow(c, unit);
}

/** The squares that the cavalry may ride to without another charge. */
const freeRides = (position: Position, unit: Piece): readonly number[] =>
  [...ridesOf(position, unit).keys()].filter(
    (space) => !isEnemyAt(position, unit, space) && !roomFault(position, unit, space),
  );
