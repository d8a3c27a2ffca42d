import { enemyOfNumber, NO_SPACE, type Procedure, procedure } from '../../core';
import { columnsTo, rowsFromHome, rowsTo } from '../square-grid/board';
import { takeSquare } from '../square-grid/objectives';
import { lookAlong } from './batteries';
import { captureWith, displaceFrom } from './casualties';
import { attachedTo } from './command';
import { isRouted } from './condition';
import { stepTaken } from './crossing';
import { marked, unitNoted } from './events';
import { settle } from './go-to-square';
import { gridDistance } from './grid-distance';
import { mayPassThrough } from './interpenetration';
import { leaveField } from './leave-field';
import { loseHits, loseUnit } from './losses';
import { MARCHED } from './marks';
import { SQUARE, stepCost, wayBackOf } from './movement';
import type { Context, Piece, Position } from './play';
import { shapeAfter, standIn } from './skirmish-line';
import { isEnemyAt, roomFault } from './stacking';
import { RETREAT_CHART } from './tables/movement';

// R003-130, R003-131: the usual and the greatest angle off straight back, in degrees.
const USUAL = 45;
const MOST = 90;

/** A3.6, R003-130 to R003-132: a unit retreats from the source of a score. Returns true if it is still on the board. */
export const goBack = procedure(function* (
  c: Context,
  unit: Piece,
  source: number,
  kind: 'retreat' | 'rout',
  by: Piece | null = null,
): Procedure<boolean> {
  const { position } = c;
  const goal = SQUARE * RETREAT_CHART.number(position, wayBackOf(unit), kind);
  const isThere = yield* stepsBack(c, unit, { source, start: unit.at, by }, goal);
  if (!isThere) return false;
  // A003-47, R003-134: a unit that goes back in its own phase has not been motionless.
  if (unit.side === position.side) marked(c, unit, MARCHED);
  if (!isRouted(unit)) settle(c, unit);
  lookAlong(c, unit);
  takeSquare(c, unit.at, unit.side);
  return true;
});

function* stepsBack(c: Context, unit: Piece, flight: Flight, goal: number): Procedure<boolean> {
  const { position } = c;
  let hasStraggled = false;
  for (let left = goal; hasToGoOn(position, unit, left); ) {
    const next = nextStep(position, unit, flight, left);
    if (next === 'off') {
      leaveField(c, unit);
      return false;
    }
    if (next === undefined) return trapped(c, unit, left < goal);
    if (next.isWide && !hasStraggled && !loseHits(c, unit, 1, 'stragglers', null)) return false;
    hasStraggled = hasStraggled || next.isWide;
    left -= next.cost;
    if (!(yield* step(c, unit, next.to))) return false;
  }
  return true;
}

/** A3.6: true if the unit must retreat farther: it has not gone the full distance, or there is no room for it here. */
const hasToGoOn = (position: Position, unit: Piece, left: number): boolean =>
  left >= SQUARE || roomFault(position, unit, unit.at) !== undefined;

/** The source of a score, and the start of the retreat; enemies there do not count as other enemies. */
interface Flight {
  readonly source: number;
  readonly start: number;
  readonly by: Piece | null;
}

/** One step of a retreat: its square, its cost, and if it goes more than 45 degrees off straight back. */
interface Step {
  readonly to: number;
  readonly cost: number;
  readonly isWide: boolean;
}

/** The next step: within 45 degrees, else off the board over its own edge, else within 90; undefined if none. */
function nextStep(position: Position, unit: Piece, flight: Flight, left: number): Step | 'off' | undefined {
  const away = awayFrom(position, unit, flight.source);
  const open = stepsFrom(position, unit).map((to) => ({ to, off: offOf(position, unit.at, to, away) }));
  const within = (most: number) => {
    const near = open.filter(({ off }) => off <= most);
    // R003-70: a unit uses a gap before it disorders friends.
    const gaps = near.filter(({ to }) => !isBlocked(position, unit, to));
    const all = gaps.length > 0 ? gaps : near;
    // A step past a corner may cost more than the distance left; it is made only if there is no other.
    const short = all.filter(({ to }) => gridDistance(position.board, unit.at, to) <= left);
    return best(position, unit, flight, short.length > 0 ? short : all);
  };
  const straight = within(USUAL);
  if (straight !== undefined) return stepTo(position, unit, straight, false);
  if (isAtEdge(position, unit, away)) return 'off';
  const wide = within(MOST);
  return wide === undefined ? undefined : stepTo(position, unit, wide, true);
}

const stepTo = (position: Position, unit: Piece, to: number, isWide: boolean): Step => ({
  to,
  cost: gridDistance(position.board, unit.at, to),
  isWide,
});

/** The direction away from a square, in rows and columns; from the unit's own square, towards its own edge. */
function awayFrom({ board }: Position, unit: Piece, source: number): readonly [number, number] {
  if (source !== unit.at && source !== NO_SPACE) {
    return [rowsTo(board, source, unit.at), columnsTo(board, source, unit.at)];
  }
  return [unit.side === 0 ? 1 : -1, 0];
}

/** The angle between a step and a direction, in degrees. */
function offOf(
  { board }: Position,
  from: number,
  to: number,
  [rows, columns]: readonly [number, number],
): number {
  const [down, right] = [rowsTo(board, from, to), columnsTo(board, from, to)];
  const cosine = (down * rows + right * columns) / (Math.hypot(down, right) * Math.hypot(rows, columns));
  // Rounding removes floating-point errors; the grid's own directions are whole degrees.
  return Math.round((Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI);
}

/** The neighbours that a retreating unit may enter: terrain and enemies bar them, friends do not. */
const stepsFrom = (position: Position, unit: Piece): readonly number[] =>
  [...(position.board.around[unit.at] ?? [])].filter(
    (to) => !isEnemyAt(position, unit, to) && stepCost(position, unit, unit.at, to) !== undefined,
  );

/** R003-70: true if a square holds no unit that the retreating one may not pass through. */
const isGap = (position: Position, unit: Piece, to: number): boolean =>
  position.unitsAt(to).every((other) => other === unit || mayPassThrough(unit, other));

/** R003-130, R003-70, A003-45: the best step: a gap, far from other enemies, near its own edge, straight. */
function best(
  position: Position,
  unit: Piece,
  { source, start, by }: Flight,
  steps: readonly { readonly to: number; readonly off: number }[],
): number | undefined {
  const { board } = position;
  const { held } = position.force(enemyOfNumber(unit.side));
  const enemies = held.list().filter((at) => at !== source && at !== start && !by?.covers(at));
  const clear = (to: number) =>
    Math.min(...enemies.map((at) => gridDistance(board, at, to)), Number.MAX_SAFE_INTEGER);
  const [first] = [...steps].sort(
    (a, b) =>
      Number(isGap(position, unit, b.to)) - Number(isGap(position, unit, a.to)) ||
      clear(b.to) - clear(a.to) ||
      rowsFromHome(board, unit.side, a.to) - rowsFromHome(board, unit.side, b.to) ||
      a.off - b.off ||
      a.to - b.to,
  );
  return first?.to;
}

/** True if the retreat leads over the unit's own edge. */
const isAtEdge = ({ board }: Position, unit: Piece, [rows]: readonly [number, number]): boolean =>
  rowsFromHome(board, unit.side, unit.at) === 0 && (unit.side === 0 ? rows > 0 : rows < 0);

/** A step of a retreat: friends that the unit can't pass through are disordered, and so is the unit (R003-69). */
function* step(c: Context, unit: Piece, to: number): Procedure<boolean> {
  const { position } = c;
  const from = unit.at;
  const also = shapeAfter(position, unit, [to]);
  const friends = position.unitsAt(to).filter((other) => other !== unit && other.side === unit.side);
  const leaders = leadersAlong(position, unit);
  c.retreated(unit, to);
  standIn(c, unit, also);
  for (const leader of leaders) c.retreated(leader, to);
  for (const friend of friends) {
    if (mayPassThrough(unit, friend)) continue;
    for (const each of [unit, friend]) {
      if (!isRouted(each)) unitNoted(c, each, { order: 'disordered', reacts: false });
    }
  }
  if (!(yield* stepTaken(c, unit, from, to))) return false;
  yield* displaceFrom(c, unit);
  return true;
}

/** R003-69: true if a square holds friends that a unit can't pass through. */
const isBlocked = (position: Position, unit: Piece, space: number): boolean =>
  position
    .unitsAt(space)
    .some((other) => other !== unit && other.side === unit.side && !mayPassThrough(unit, other));

/** The generals who retreat with a unit: those attached to it, if no other unit is in the square. */
const leadersAlong = (position: Position, unit: Piece): readonly Piece[] =>
  position.unitsAt(unit.at).some((other) => other !== unit && other.side === unit.side)
    ? []
    : attachedTo(position, unit);

/** R003-132: a unit with no way to retreat surrenders; one that has gone some way stops if there is room. */
function trapped(c: Context, unit: Piece, hasGone: boolean): boolean {
  if (hasGone && !roomFault(c.position, unit, unit.at)) return true;
  captureWith(c, unit, null);
  loseUnit(c, unit, 'surrendered', null);
  return false;
}
