import { type Board, type Facing, frontsOf } from '../../core';
import { AHEAD, columnsTo, rowsTo } from '../square-grid/board';
import { mayPassThrough } from './interpenetration';
import { stepCost } from './movement';
import type { Piece, Position } from './play';
import { isEnemyAt, roomFault } from './stacking';

// Squares as they are counted here, in hundredths: R003-49.
const SIDEWAYS = 100;
const PAST_CORNER = 150;

const isPastCorner = (board: Board, from: number, to: number): boolean =>
  rowsTo(board, from, to) !== 0 && columnsTo(board, from, to) !== 0;

/** How far off the line straight back a unit may go that falls back: as in a retreat (R003-130, R003-131). */
const ARCS = [45, 90];

/** Where a unit may fall back to from a square, by how far off that lies: so many squares, each step farther away. */
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

/** Every square in which it may end, with what the way there comes to. */
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

/** The steps that a unit may take from a square, with what it will have spent. */
const stepsFrom = (
  position: Position,
  unit: Piece,
  from: number,
  spent: number,
): readonly (readonly [space: number, spent: number])[] =>
  [...(position.board.around[from] ?? [])]
    .filter((next) => mayGo(position, unit, from, next))
    .map((next) => [next, spent + (isPastCorner(position.board, from, next) ? PAST_CORNER : SIDEWAYS)]);

/** Whether a unit that falls back may take a step: no enemy there, no friend whom it may not pass, ground for it. */
function mayGo(position: Position, unit: Piece, from: number, to: number): boolean {
  if (isEnemyAt(position, unit, to) || stepCost(position, unit, from, to) === undefined) return false;
  if (!roomFault(position, unit, to)) return true;
  return position.unitsAt(to).every((other) => mayPassThrough(unit, other));
}

/** The direction of the compass from a square to another one. */
export function directionTo({ board }: Position, from: number, to: number): Facing {
  const step = [Math.sign(rowsTo(board, from, to)), Math.sign(columnsTo(board, from, to))];
  const found = (Object.keys(AHEAD) as Facing[]).find((facing) =>
    AHEAD[facing].every((each, axis) => each === step[axis]),
  );
  if (!found) throw new RangeError(`${board.name(from)} has no direction to itself`);
  return found;
}

/** Squares with the ones straight back first, and of those the farthest. */
export const straightFirst = (
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
