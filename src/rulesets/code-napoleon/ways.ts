import { FACINGS, type Facing, SpaceSet } from '../../core';
import { Frontier } from './frontier';
import { endFault } from './movement';
import type { Piece, Position } from './play';
import { BARRED } from './step-costs';
import { MANNERS, numberOfFacing, turned, Walk, WHEEL } from './walk';

/** One step of a way. */
export interface Step {
  readonly to: number;
  /** Where the unit looks while it makes the step; undefined for who looks nowhere, or everywhere. */
  readonly facing: Facing | undefined;
  /** What it has spent in this phase by then, in hundredths of a square, the turns before the step counted. */
  readonly spent: number;
  /** What has come of the walk by then: see walk.ts. */
  readonly manner: number;
}

/** A way that a piece can go. */
export interface Way {
  readonly steps: readonly Step[];
  /** Where it looks at the end, and what it has spent then. */
  readonly facing: Facing | undefined;
  readonly spent: number;
  readonly manner: number;
}

/** The squares of a walk: those of the board, or those of a way that was laid down, one after the other. */
interface Course {
  readonly count: number;
  readonly start: number;
  space(place: number): number;
  next(place: number): ArrayLike<number>;
  isEnd(place: number): boolean;
}

const NONE = -1;
const ALL_ROUND = FACINGS.length;
/** A node is a place, where the unit looks, and the manner in which it has come there. */
const NODES = ALL_ROUND * MANNERS;
/** Of ways that cost the same the one of the fewest steps and turns is the best. */
const MOST_ACTIONS = 512;

const placeOf = (node: number): number => Math.floor(node / NODES);
const facingOf = (node: number): number => Math.floor(node / MANNERS) % ALL_ROUND;
const mannerOf = (node: number): number => node % MANNERS;
const nodeOf = (place: number, facing: number, manner: number): number =>
  place * NODES + facing * MANNERS + manner;
const costIn = (key: number): number => Math.floor(key / MOST_ACTIONS);

const frontier = new Frontier();

/** Where somebody wants to get to, and how he wants to look there. */
interface Goal {
  readonly place: number;
  readonly facing: Facing | undefined;
}

/** The cheapest ways of a piece to every place of its course; where it has a goal, as far as to the best way there. */
class Search {
  readonly ends: SpaceSet;
  readonly #keys: Int32Array;
  readonly #before: Int32Array;
  /** The best way to each place, and the best for each way to look there. */
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

  /** The cheapest way to a place, with whatever facing costs least or with the one that is wanted. */
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
      // What was found again by a cheaper way is looked at there.
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

/** Every square of the board. */
const everywhere = ({ board }: Position, start: number): Course => ({
  count: board.size,
  start,
  space: (place) => place,
  next: (place) => board.around[place] as Int16Array,
  isEnd: (place) => place !== start,
});

/** A way laid down square by square, its start included. */
const along = (squares: readonly number[]): Course => ({
  count: squares.length,
  start: 0,
  space: (place) => squares[place] as number,
  next: (place) => (place + 1 < squares.length ? [place + 1] : []),
  isEnd: (place) => place > 0 && place === squares.length - 1,
});

/** What was searched for last, and when. */
interface Searched {
  readonly search: Search;
  readonly version: number;
}

let last: Searched | undefined;
let lastGoal: Searched | undefined;

/** Whether a search is one for this very piece, in the position as it is now. */
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

/** Every square that a piece can get to, with the cheapest ways there: R003-49 to R003-68. */
export function waysOf(position: Position, unit: Piece, forced = false): Pick<Search, 'ends' | 'wayTo'> {
  if (isOf(last, position, unit, forced)) return last.search;
  const search = new Search(new Walk(position, unit, forced), everywhere(position, unit.at));
  last = { search, version: position.version };
  return search;
}

/** The cheapest way of a piece to one square, whatever facing it ends with or with the one that is wanted. */
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

/** The cheapest way along squares that were laid down; undefined if it can't be gone. */
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
