import { frontsOf, NO_SPACE, spread } from '../../core';
import { columnsTo, rowsTo, squareAt } from '../square-grid/board';
import { squaresOf } from './arms';
import { stepCost } from './movement';
import type { Context, Piece, Position } from './play';
import { isEnemyAt, roomFault } from './stacking';

/** R003-82: the number of skirmisher stands in one square. */
const STANDS_A_SQUARE = 2;

/** R003-82: the number of squares that a regiment of skirmishers occupies. */
const squaresNeeded = ({ kind }: Piece): number => kind.stands / STANDS_A_SQUARE;

/** True if two stands of skirmishers have room in a square without stands of their own. */
const hasPlace = (position: Position, unit: Piece, space: number): boolean =>
  !isEnemyAt(position, unit, space) && !roomFault(position, unit, space);

/**
 * R003-83: the squares into which two more stands can go from those that the regiment occupies: abreast of its facing
 * first, then ahead, then behind.
 */
export function placesBeside(position: Position, unit: Piece, taken: readonly number[]): readonly number[] {
  const { board } = position;
  const found = new Map<number, number>();
  for (const from of taken) {
    for (const to of board.around[from] ?? []) {
      const isFree = !taken.includes(to) && !unit.covers(to) && hasPlace(position, unit, to);
      if (!isFree || stepCost(position, unit, from, to) === undefined) continue;
      const order = offLine(position, unit, from, to);
      found.set(to, Math.min(order, found.get(to) ?? order));
    }
  }
  const nearer = (a: number, b: number) => board.distance(unit.at, a) - board.distance(unit.at, b);
  return [...found]
    .sort(([a, one], [b, other]) => one - other || nearer(a, b) || a - b)
    .map(([space]) => space);
}

/** The angle of a square off the line to both sides of a unit; squares behind count more. */
function offLine({ board }: Position, unit: Piece, from: number, to: number): number {
  const bearing = frontsOf(board).bearing(from, unit.facing ?? 'n', to);
  return bearing <= 90 ? 90 - bearing : 2 * bearing;
}

/** The squares of a regiment's other stands after moving along a path in step; NO_SPACE for those that can't follow. */
function inStep(position: Position, unit: Piece, start: number, path: readonly number[]): readonly number[] {
  const { board } = position;
  return unit.also.map((place) => {
    let [before, here] = [start, place];
    for (const to of path) {
      const next = squareAt(board, here, rowsTo(board, before, to), columnsTo(board, before, to));
      // No step leads off the board.
      if (stepCost(position, unit, here, next) === undefined || isEnemyAt(position, unit, next))
        return NO_SPACE;
      [before, here] = [to, next];
    }
    return here;
  });
}

/** R003-82, R003-83: the other squares of a skirmisher regiment after a move: in the same shape, or else closed up. */
export function shapeAfter(position: Position, unit: Piece, path: readonly number[]): readonly number[] {
  if (unit.also.length === 0) return [];
  const wanted = inStep(position, unit, unit.at, path);
  const taken = [path.at(-1) ?? unit.at];
  const { board } = position;
  const isBeside = (space: number) => taken.some((other) => board.distance(space, other) === 1);
  let left = wanted.filter((space) => space !== NO_SPACE && hasPlace(position, unit, space));
  for (let next = left.find(isBeside); next !== undefined; next = left.find(isBeside)) {
    taken.push(next);
    left = left.filter((space) => !taken.includes(space));
  }
  while (taken.length < 1 + unit.also.length) {
    const [place] = placesBeside(position, unit, taken);
    if (place === undefined) break;
    taken.push(place);
  }
  return taken.slice(1);
}

/** Makes a regiment occupy these squares beside its own. */
export function standIn(c: Context, unit: Piece, also: readonly number[]): void {
  const now = unit.also;
  const isSame = now.length === also.length && also.every((space) => now.includes(space));
  if (!isSame) spread(c, unit, also);
}

/** The number of squares that a regiment could still occupy. */
export const squaresLeft = (unit: Piece): number => squaresNeeded(unit) - squaresOf(unit).length;
