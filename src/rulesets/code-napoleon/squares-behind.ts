import { type Board, type Facing, frontsOf } from '../../core';
import { AHEAD, columnsTo, rowsTo } from '../square-grid/board';
import { mayPassThrough } from './interpenetration';
import { stepCost } from './movement';
import type { Piece, Position } from './play';
import { isEnemyAt, roomFault } from './stacking';

// R003-49: the cost of a step in hundredths of a square.
const SIDEWAYS = 100;
const PAST_CORNER = 150;

const isPastCorner = (board: Board, from: number, to: number): boolean =>
  rowsTo(board, from, to) !== 0 && columnsTo(board, from, to) !== 0;

/** The greatest angle off the line straight back for a unit that breaks off, as in a retreat (R003-130, R003-131). */
const ARCS = [45, 90];

/** The squares that a unit may go back to, with their cost, in the narrowest arc that has any. */
export function squaresBehind(
  position: Position,
  unit: Piece,
  away: Facing,
  squares: number,
): ReadonlyMap<number, number> {
  const fronts = frontsOf(position.board);
  const { at } = unit;
  for (const arc of ARCS) {
    const within = (space: number) => fronts.bearing(at, away, space) <= arc;
    const found = reached(position, unit, 100 * squares, within);
    if (found.size > 0) return found;
  }
  return new Map();
}

/** Every square in which it may end, with the cost of the path. */
function reached(
  position: Position,
  unit: Piece,
  most: number,
  within: (space: number) => boolean,
): ReadonlyMap<number, number> {
  const costs = new Map([[unit.at, 0]]);
  const waiting = [unit.at];
  for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
    const from = here;
    for (const [next, cost] of stepsFrom(position, unit, from, costs.get(from) ?? 0)) {
      const known = costs.get(next) ?? Number.POSITIVE_INFINITY;
      if (cost > most || cost >= known || !within(next)) continue;
      costs.set(next, cost);
      waiting.push(next);
    }
  }
  return new Map([...costs].filter(([space]) => space !== unit.at && !roomFault(position, unit, space)));
}

/** The steps that a unit may take from a square, with the total cost after each. */
const stepsFrom = (
  position: Position,
  unit: Piece,
  from: number,
  spent: number,
): readonly (readonly [space: number, spent: number])[] =>
  [...(position.board.around[from] ?? [])]
    .filter((next) => mayGo(position, unit, from, next))
    .map((next) => [next, spent + (isPastCorner(position.board, from, next) ? PAST_CORNER : SIDEWAYS)]);

/** True if a unit that goes back may take a step: no enemy, no friend that it may not pass, passable terrain. */
function mayGo(position: Position, unit: Piece, from: number, to: number): boolean {
  if (isEnemyAt(position, unit, to) || stepCost(position, unit, from, to) === undefined) return false;
  if (!roomFault(position, unit, to)) return true;
  return position.unitsAt(to).every((other) => mayPassThrough(unit, other));
}

/** The compass direction from one square to another. */
export function directionTo({ board }: Position, from: number, to: number): Facing {
  const step = [Math.sign(rowsTo(board, from, to)), Math.sign(columnsTo(board, from, to))];
  const found = (Object.keys(AHEAD) as Facing[]).find((facing) =>
    AHEAD[facing].every((each, axis) => each === step[axis]),
  );
  if (!found) throw new RangeError(`${board.name(from)} has no direction to itself`);
  return found;
}

/** The squares sorted farthest first, and of equals straight back first. */
export const farthestFirst = (
  position: Position,
  from: number,
  away: Facing,
  squares: ReadonlyMap<number, number>,
): readonly number[] => {
  const fronts = frontsOf(position.board);
  const bearing = (space: number) => fronts.bearing(from, away, space);
  return [...squares]
    .sort(([a, farA], [b, farB]) => farB - farA || bearing(a) - bearing(b) || a - b)
    .map(([space]) => space);
};
