import { frontsOf, type Procedure, procedure } from '../../core';
import { displaceFrom } from './casualties';
import { isOutOfOrder } from './condition';
import { goTo } from './go-to-square';
import { attackersIn, comerOf, type Fray, mayBreakOff, meleeOf } from './melee';
import { standingAt } from './melee-round';
import type { Context, Piece, Position } from './play';
import { directionTo, farthestFirst, squaresBehind } from './squares-behind';

/** R003-147: the number of squares that cavalry retreats. */
const SQUARES = 3;
/** A way that costs more than this has less than one square left. */
const FULL = 100 * (SQUARES - 1);

/** R003-147, R003-148: after a round, cavalry fighting only infantry or artillery may break off, one unit at a time. */
export const breakOff = procedure(function* (c: Context, at: number): Procedure {
  const asked = new Set<Piece>();
  for (let fray = standingAt(c.position, at); fray; fray = standingAt(c.position, at)) {
    const now = fray;
    const unit = [...attackersIn(now), ...now.defenders].find(
      (each) => !asked.has(each) && mayBreakOff(now, each) && refuges(c.position, now, each).length > 0,
    );
    if (!unit) return;
    asked.add(unit);
    yield* maybeLeave(c, now, unit);
  }
});

/** Asks if a unit breaks off, and where it goes. */
function* maybeLeave(c: Context, fray: Fray, unit: Piece): Procedure {
  const { side } = unit;
  // For cavalry that attacked alone and is now disordered, leaving is usually better, so it is offered first.
  const isAlone = comerOf(fray, unit) !== undefined && meleeOf(c.position, unit)?.attackers.length === 1;
  const options = isAlone && isOutOfOrder(unit) ? [unit, null] : [null, unit];
  const answer = yield* c.ask({ reason: 'break-off', side, unit, of: 'unit', options });
  if (answer === null) return;
  const squares = refuges(c.position, fray, unit);
  const to = yield* c.ask({ reason: 'break-off-to', side, unit, of: 'space', options: squares });
  goTo(c, unit, to, 'retreated');
  yield* displaceFrom(c, unit);
}

/** The squares that the unit may go to: as far away as possible, straight back first. */
function refuges(position: Position, fray: Fray, unit: Piece): readonly number[] {
  const away = wayBack(position, fray, unit);
  const all = squaresBehind(position, unit, away, SQUARES);
  const far = new Map([...all].filter(([, spent]) => spent > FULL));
  return farthestFirst(position, unit.at, away, far.size > 0 ? far : all);
}

/** The direction to break off in: attackers the way they came, defenders away from the first attacker. */
function wayBack(position: Position, fray: Fray, unit: Piece) {
  const own = comerOf(fray, unit);
  const from = (own ?? fray.comers[0])?.from ?? fray.at;
  const back = directionTo(position, fray.at, from);
  return own ? back : frontsOf(position.board).turned(back, HALF_TURN);
}

/** A half turn in steps of 45 degrees. */
const HALF_TURN = 4;
