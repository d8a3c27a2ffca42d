import { FACINGS, type Facing, SpaceSet } from '../../core';
import { Frontier } from './frontier';
import { endFault } from './movement';
import type { Piece, Position } from './play';
import { BARRED } from './step-costs';
import { MANNERS, numberOfFacing, turned, Walk, WHEEL } from './walk';

/** One step of a path. */
export interface Step {
  readonly to: number;
  /** The unit's facing during the step; undefined for units without a facing. */
  readonly facing: Facing | undefined;
  /** The movement spent in this phase after the step, in hundredths of a square, including turns before it. */
  readonly spent: number;
  /** The flags after the step: see walk.ts. */
  readonly manner: number;
}

/** A possible path of a piece. */
export interface Way {
  readonly steps: readonly Step[];
  /** The facing at the end of the path. */
  readonly facing: Facing | undefined;
  readonly spent: number;
  readonly manner: number;
}

/** The places of a walk: the squares of the board, or the squares of a given path in order. */
interface Course {
  readonly count: number;
  readonly start: number;
  space(place: number): number;
  next(place: number): ArrayLike<number>;
  isEnd(place: number): boolean;
}

const NONE = -1;
const ALL_ROUND = FACINGS.length;
/** A node combines a place, a facing and the flags of the walk. */
const NODES = ALL_ROUND * MANNERS;
/** Breaks ties in cost: fewer steps and turns are better. */
const MOST_ACTIONS = 512;

const placeOf = (node: number): number => Math.floor(node / NODES);
const facingOf = (node: number): number => Math.floor(node / MANNERS) % ALL_ROUND;
const mannerOf = (node: number): number => node % MANNERS;
const nodeOf = (place: number, facing: number, manner: number): number =>
  place * NODES + facing * MANNERS + manner;
const costIn = (key: number): number => Math.floor(key / MOST_ACTIONS);

const frontier = new Frontier();

/** The place that a path must reach, and the facing there. */
interface Goal {
  readonly place: number;
  readonly facing: Facing | undefined;
}

/** The cheapest paths of a piece to every place of its course; with a goal, the search stops at the best path there. */
class Search {
  readonly ends: SpaceSet;
  readonly #keys: Int32Array;
  readonly #before: Int32Array;
  /** The best path to each place, and to each place and facing. */
  readonly #best: Int32Array;
  readonly #bestLooking: Int32Array;

  constructor(
    readonly walk: Walk,
    readonly course: Course,
    readonly goal: Goal | null = null,
  ) {
    const { count } = course;
    this.ends = new SpaceSet(walk.position.board.size);
    this.#keys = new Int32Array(count * NODES).fill(NONE);
    this.#before = new Int32Array(count * NODES).fill(NONE);
    this.#best = new Int32Array(count).fill(NONE);
    this.#bestLooking = new Int32Array(count * ALL_ROUND).fill(NONE);
    this.#search();
  }

  /** The cheapest path to a place, with the cheapest facing or a given one. */
  wayTo(place: number, facing?: Facing): Way | undefined {
    const end = this.#endOf(place, facing);
    if (end === NONE) return undefined;
    const steps: Step[] = [];
    for (let node = end; this.#before[node] !== NONE; node = this.#before[node] as number) {
      const before = this.#before[node] as number;
      if (placeOf(before) !== placeOf(node)) steps.unshift(this.#step(before, node));
    }
    return {
      steps,
      facing: this.walk.faces ? FACINGS[facingOf(end)] : facing,
      spent: this.#spentAt(end),
      manner: mannerOf(end),
    };
  }

  #endOf(place: number, facing: Facing | undefined): number {
    const looks = facing !== undefined && this.walk.faces;
    const end = looks ? this.#bestLooking[place * ALL_ROUND + numberOfFacing(facing)] : this.#best[place];
    return end ?? NONE;
  }

  #step(before: number, node: number): Step {
    return {
      to: this.course.space(placeOf(node)),
      facing: this.walk.faces ? FACINGS[facingOf(before)] : undefined,
      spent: this.#spentAt(node),
      manner: mannerOf(node),
    };
  }

  #spentAt(node: number): number {
    return costIn(this.#keys[node] as number);
  }

  #search(): void {
    const { walk, course } = this;
    frontier.clear();
    const start = nodeOf(course.start, walk.faces ? numberOfFacing(walk.unit.facing) : 0, walk.manner);
    this.#reach(walk.spent * MOST_ACTIONS, start, NONE);
    while (!frontier.isEmpty) {
      const { key } = frontier;
      const node = frontier.take();
      // Skip entries for which a cheaper path was found later.
      if (this.#keys[node] !== key) continue;
      this.#endAt(node);
      if (this.goal && this.#endOf(this.goal.place, this.goal.facing) !== NONE) return;
      if (walk.faces) this.#turn(node, key);
      if (placeOf(node) === course.start || walk.goesOn(course.space(placeOf(node)))) this.#goOn(node, key);
    }
  }

  #reach(key: number, node: number, before: number): void {
    const known = this.#keys[node] as number;
    if (known !== NONE && known <= key) return;
    this.#keys[node] = key;
    this.#before[node] = before;
    frontier.add(key, node);
  }

  #endAt(node: number): void {
    const place = placeOf(node);
    const { course, walk } = this;
    const looking = place * ALL_ROUND + facingOf(node);
    if (!course.isEnd(place) || this.#bestLooking[looking] !== NONE) return;
    const space = course.space(place);
    if (walk.isTooFarByRoad(space, this.#spentAt(node), mannerOf(node))) return;
    if (this.#best[place] === NONE) {
      if (endFault(walk.position, walk.unit, space)) return;
      this.#best[place] = node;
      this.ends.add(space);
    }
    this.#bestLooking[looking] = node;
  }

  #turn(node: number, key: number): void {
    const { walk } = this;
    const manner = mannerOf(node);
    const price = (manner & WHEEL) === 0 ? walk.turnPrice : 0;
    if (costIn(key) + price > walk.limit(manner)) return;
    for (const by of [1, -1] as const) {
      const then = nodeOf(placeOf(node), turned(facingOf(node), by), manner & ~WHEEL);
      this.#reach(key + price * MOST_ACTIONS + 1, then, node);
    }
  }

  #goOn(node: number, key: number): void {
    const { walk, course } = this;
    const place = placeOf(node);
    const from = course.space(place);
    const facing = facingOf(node);
    const next = course.next(place);
    for (let at = 0; at < next.length; at += 1) {
      const to = course.space(next[at] as number);
      const price = walk.price(from, to, facing, mannerOf(node));
      if (price === BARRED) continue;
      const manner = walk.mannerAfter(from, to, facing, mannerOf(node));
      if (costIn(key) + price > walk.limit(manner)) continue;
      this.#reach(key + price * MOST_ACTIONS + 1, nodeOf(next[at] as number, facing, manner), node);
    }
  }
}

/** A course with every square of the board. */
const everywhere = ({ board }: Position, start: number): Course => ({
  count: board.size,
  start,
  space: (place) => place,
  next: (place) => board.around[place] as Int16Array,
  isEnd: (place) => place !== start,
});

/** A course along given squares, including the start. */
const along = (squares: readonly number[]): Course => ({
  count: squares.length,
  start: 0,
  space: (place) => squares[place] as number,
  next: (place) => (place + 1 < squares.length ? [place + 1] : []),
  isEnd: (place) => place > 0 && place === squares.length - 1,
});

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
  const search = new Search(new Walk(position, unit, forced), everywhere(position, unit.at));
  last = { search, version: position.version };
  return search;
}

/** The cheapest path of a piece to a square, with any facing at the end or a given one. */
export function wayTo(
  position: Position,
  unit: Piece,
  to: number,
  facing: Facing | undefined,
  forced: boolean,
): Way | undefined {
  if (isOf(last, position, unit, forced)) return last.search.wayTo(to, facing);
  const goal = lastGoal?.search.goal;
  const isSameGoal = goal?.place === to && goal.facing === facing;
  if (!isSameGoal || !isOf(lastGoal, position, unit, forced)) {
    const walk = new Walk(position, unit, forced);
    const search = new Search(walk, everywhere(position, unit.at), { place: to, facing });
    lastGoal = { search, version: position.version };
  }
  return lastGoal?.search.wayTo(to, facing);
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
  return new Search(new Walk(position, unit, forced), along(squares)).wayTo(squares.length - 1, facing);
}
