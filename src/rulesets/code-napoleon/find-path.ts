import type { Facing } from '../../core';
import { Room } from './path-room';
import { ANYWHERE, Search, type Way } from './path-search';
import { Walk } from './path-state';
import type { Piece, Position } from './play';

// A room is kept for each use, so that a search does not overwrite the last one of another use.
const ALL_OVER = new Room();
const TO_A_GOAL = new Room();
const LAID_DOWN = new Room();
const FIRST_OF_ALL = new Room();

/** The last search, and the position it was made for. */
interface Searched {
  readonly search: Search;
  readonly version: number;
}

let last: Searched | undefined;
let lastGoal: Searched | undefined;

/** True if a search is for this piece in the current position. */
const isOf = (
  known: Searched | undefined,
  position: Position,
  unit: Piece,
  forced: boolean,
): known is Searched => {
  const walk = known?.search.walk;
  return (
    known?.version === position.version &&
    walk?.position === position &&
    walk.unit === unit &&
    walk.forced === forced
  );
};

/** Every square that a piece can reach, with the cheapest path to each: R003-49 to R003-68. */
export function waysOf(position: Position, unit: Piece, forced = false): Pick<Search, 'ends' | 'wayTo'> {
  if (isOf(last, position, unit, forced)) return last.search;
  const search = new Search(new Walk(position, unit, forced), ALL_OVER);
  last = { search, version: position.version };
  return search;
}

/** True if a piece can reach any square at all. */
export function hasWay(position: Position, unit: Piece, forced = false): boolean {
  const known = isOf(last, position, unit, forced) ? last.search : undefined;
  const { ends } = known ?? new Search(new Walk(position, unit, forced), FIRST_OF_ALL, null, ANYWHERE);
  return !ends.isEmpty();
}

/** The cheapest path of a piece to a square, with any facing at the end or a given one. */
export function wayTo(
  position: Position,
  unit: Piece,
  to: number,
  facing: Facing | undefined,
  forced: boolean,
): Way | undefined {
  if (facing === undefined && isOf(last, position, unit, forced)) return last.search.wayTo(to);
  const goal = lastGoal?.search.goal;
  const isSameGoal = goal?.place === to && goal.facing === facing;
  if (!isSameGoal || !isOf(lastGoal, position, unit, forced)) {
    const walk = new Walk(position, unit, forced);
    const search = new Search(walk, TO_A_GOAL, null, { place: to, facing });
    lastGoal = { search, version: position.version };
  }
  return lastGoal?.search.wayTo(to);
}

/** The cheapest path along given squares; undefined if it is impossible. */
export function wayAlong(
  position: Position,
  unit: Piece,
  path: readonly number[],
  facing: Facing | undefined,
  forced = false,
): Way | undefined {
  const squares = [unit.at, ...path];
  const goal = { place: squares.length - 1, facing };
  const walk = new Walk(position, unit, forced);
  return new Search(walk, LAID_DOWN, squares, goal).wayTo(goal.place);
}
