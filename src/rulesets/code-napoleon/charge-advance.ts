import { byId, type Procedure } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { inGarrison } from './arms';
import { captureWith, displaceFrom, displaceGenerals } from './casualties';
import { facingAfter } from './charge-way';
import { isRouted } from './condition';
import { stepTaken } from './crossing';
import { settle } from './go-to-square';
import { loseUnit } from './losses';
import { type Charger, enemiesAt, goalOf } from './pending-charges';
import type { Context, Piece, Position } from './play';
import { shapeAfter, standIn } from './skirmish-line';
import { isEnemyAt, roomFault } from './stacking';
import { LINE } from './unit-types';

/** A charging unit, with the general who leads it, if any. */
export interface Led extends Charger {
  readonly general: Piece | null;
}

/** R003-57: the squares up to an enemy that has been forced into the path of the charge; undefined if there is none. */
function upToEnemy(position: Position, charger: Charger, way: readonly number[]) {
  const { unit } = charger;
  const goal = goalOf(charger);
  const barred = way.findIndex((space) => space !== goal && isEnemyAt(position, unit, space));
  return barred < 0 ? undefined : withRoom(position, unit, way.slice(0, barred));
}

/** Moves a unit and its general along some squares, with all effects on the way. Returns true if it arrives. */
export function* go(c: Context, charger: Led, whole: readonly number[]): Procedure<boolean> {
  const { position } = c;
  const { unit, general } = charger;
  // If the unit has come up already, part of the path is behind it.
  const ahead = whole.slice(whole.indexOf(unit.at) + 1);
  const short = upToEnemy(position, charger, ahead);
  const squares = short ?? ahead;
  const last = squares.at(-1);
  if (last === undefined) return short === undefined;
  const start = unit.at;
  const facing = facingAfter(position, squares.at(-2) ?? start, last);
  // R003-118: outside their buildings the unit is a line.
  if (inGarrison(unit)) c.formed(unit, LINE);
  const also = shapeAfter(position, unit, squares);
  c.moved(unit, last, squares);
  standIn(c, unit, also);
  if (facing && facing !== unit.facing) c.turned(unit, facing);
  if (general?.isOnBoard && general.at === start) c.moved(general, last, squares);
  if (!(yield* come(c, unit, [start, ...squares]))) return false;
  return unit.isOnBoard && short === undefined;
}

/** Applies the effects of the steps that a unit has made. Returns true if it is still there. */
function* come(c: Context, unit: Piece, [start, ...squares]: readonly number[]): Procedure<boolean> {
  let from = start ?? unit.at;
  for (const to of squares) {
    if (!(yield* stepTaken(c, unit, from, to))) return false;
    from = to;
  }
  for (const space of squares) yield* displaceGenerals(c, space, unit);
  yield* displaceFrom(c, unit);
  return true;
}

/** The longest part of the path that ends in a square with room for the unit. */
function withRoom(position: Position, unit: Piece, squares: readonly number[]): readonly number[] {
  const ends = squares.findLastIndex((space) => !roomFault(position, unit, space));
  return squares.slice(0, ends + 1);
}

/** R003-97, A003-29: a unit that fails its test goes half the way, rounded down, and never next to its target. */
export function* halt(c: Context, charger: Led): Procedure {
  const { position } = c;
  const { unit, path } = charger;
  const half = path.slice(0, Math.floor(path.length / 2));
  const goal = goalOf(charger);
  const near = half.findIndex((space) => position.board.distance(space, goal) <= 1);
  yield* go(c, charger, withRoom(position, unit, near < 0 ? half : half.slice(0, near)));
}

/** R003-99: moves a unit into the square that it charges. Returns true if it arrives. */
const enter = (c: Context, charger: Led): Procedure<boolean> => go(c, charger, charger.path);

/** Moves a unit to the last square before the one it charged, which another unit has taken. */
export const comeUp = (c: Context, charger: Led): Procedure<boolean> =>
  go(c, charger, withRoom(c.position, charger.unit, charger.path.slice(0, -1)));

/** R003-138: routed units surrender to the enemy that enters their square. */
export function surrenderRouted(c: Context, to: number, by: Piece): void {
  for (const unit of enemiesAt(c.position, by, to).filter(isRouted)) {
    captureWith(c, unit, by);
    loseUnit(c, unit, 'surrendered', by);
  }
}

/** The charged square is empty now: one of the chargers takes it, the others come up to it. */
export function* takeEmptied(c: Context, to: number, chargers: readonly Led[]): Procedure {
  const { position } = c;
  const able = chargers.filter(({ unit }) => unit.isOnBoard && !roomFault(position, unit, to));
  const lead = yield* taker(
    c,
    able.filter((each) => upToEnemy(position, each, each.path) === undefined),
  );
  if (lead) surrenderRouted(c, to, lead.unit);
  if (lead && (yield* enter(c, lead))) {
    settle(c, lead.unit);
    takeSquare(c, to, lead.unit.side);
  }
  for (const other of able) {
    if (other === lead) continue;
    yield* comeUp(c, other);
    if (other.unit.isOnBoard) settle(c, other.unit);
  }
}

/** The charger that takes the square, out of those with a clear path. */
function* taker(c: Context, able: readonly Led[]): Procedure<Led | undefined> {
  const [first] = able;
  if (!first) return undefined;
  const options = byId(able.map(({ unit }) => unit));
  const { side } = first.unit;
  const chosen = yield* c.ask({ reason: 'take-square', side, unit: first.unit, of: 'unit', options });
  return able.find(({ unit }) => unit === chosen) ?? first;
}
