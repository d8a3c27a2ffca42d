import { frontsOf, NO_SPACE, spread } from '../../core';
import { columnsTo, rowsTo, squareAt } from '../square-grid/board';
import { squaresOf } from './arms';
import { stepCost } from './movement';
import type { Context, Piece, Position } from './play';
import { isEnemyAt, roomFault } from './stacking';

/** R003-82: so many stands of skirmishers take up a square. */
const STANDS_A_SQUARE = 2;

/** R003-82: how many squares a regiment of skirmishers takes up. */
const squaresNeeded = ({ kind }: Piece): number => kind.stands / STANDS_A_SQUARE;

/** Whether two stands of skirmishers can stand in a square where none of theirs do. */
const hasPlace = (position: Position, unit: Piece, space: number): boolean =>
  !isEnemyAt(position, unit, space) && !roomFault(position, unit, space);

/**
 * R003-83: the squares to which two more stands can go from those that the regiment takes up: abreast of them first,
 * as seen from where it looks, then ahead, then behind.
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

/** How far a square lies off the line that a unit forms to both sides; what lies behind counts for more. */
function offLine({ board }: Position, unit: Piece, from: number, to: number): number {
  const bearing = frontsOf(board).bearing(from, unit.facing ?? 'n', to);
  return bearing <= 90 ? 90 - bearing : 2 * bearing;
}

/** Where the other stands of a regiment come that goes step by step, as far as they can keep their places: NO_SPACE for those who can't. */
function inStep(position: Position, unit: Piece, start: number, path: readonly number[]): readonly number[] {
  const { board } = position;
  return unit.also.map((place) => {
    let [before, here] = [start, place];
    for (const to of path) {
      const next = squareAt(board, here, rowsTo(board, before, to), columnsTo(board, before, to));
      if (next === NO_SPACE || stepCost(position, unit, here, next) === undefined) return NO_SPACE;
      if (isEnemyAt(position, unit, next)) return NO_SPACE;
      [before, here] = [to, next];
    }
    return here;
  });
}

/** R003-82, R003-83: where a regiment of skirmishers will stand beside the end of its way: as before if it can, closed up if not. */
export function shapeAfter(position: Position, unit: Piece, path: readonly number[]): readonly number[] {
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

/** Makes a regiment take up these squares beside its own. */
export function standIn(c: Context, unit: Piece, also: readonly number[]): void {
  const now = unit.also;
  const isSame = now.length === also.length && also.every((space) => now.includes(space));
  if (!isSame) spread(c, unit, also);
}

/** How many squares a regiment could still take up. */
export const squaresLeft = (unit: Piece): number => squaresNeeded(unit) - squaresOf(unit).length;
