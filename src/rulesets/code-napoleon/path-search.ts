import { FACINGS, type Facing, SpaceSet } from '../../core';
import { hasRoomToEnd } from './movement';
import { BY_ROAD, MANNERS, numberOfFacing, turned, type Walk, WHEEL } from './path-state';
import { Frontier } from './priority-queue';
import { BARRED } from './step-costs';

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
export interface Course {
  readonly count: number;
  readonly start: number;
  /** All neighbours of a square come next to it, in their order. */
  readonly isWhole: boolean;
  space(place: number): number;
  next(place: number): ArrayLike<number>;
  isEnd(place: number): boolean;
}

const NONE = -1;
const ALL_ROUND = FACINGS.length;
/** A node combines a place, a facing and the flags of the walk. */
const NODES = ALL_ROUND * MANNERS;
/** The flags of a manner that are better set; the others are better unset. */
const GOOD = BY_ROAD | WHEEL;
/** Breaks ties in cost: fewer steps and turns are better. */
const MOST_ACTIONS = 512;
/** More than a fraction of a hundredth, and all that actions add to a key. */
const SLACK = 2;

const placeOf = (node: number): number => (node / NODES) | 0;
const facingOf = (node: number): number => ((node / MANNERS) | 0) % ALL_ROUND;
const mannerOf = (node: number): number => node % MANNERS;
const nodeOf = (place: number, facing: number, manner: number): number =>
  place * NODES + facing * MANNERS + manner;
const costIn = (key: number): number => (key / MOST_ACTIONS) | 0;

const frontier = new Frontier();

/** The place that a path must reach, and the facing there. */
export interface Goal {
  readonly place: number;
  readonly facing: Facing | undefined;
}

/** Room for a search: what the one before it has written is wiped out as the next one moves in. */
export class Room {
  keys = new Int32Array(0);
  before = new Int32Array(0);
  /** The best path to each place, and to each place and facing. */
  best = new Int32Array(0);
  bestLooking = new Int32Array(0);
  /** The nodes that have been reached. */
  touched = new Int32Array(0);
  reached = 0;

  clear(count: number): void {
    if (this.best.length < count) {
      this.keys = new Int32Array(count * NODES).fill(NONE);
      this.before = new Int32Array(count * NODES).fill(NONE);
      this.best = new Int32Array(count).fill(NONE);
      this.bestLooking = new Int32Array(count * ALL_ROUND).fill(NONE);
      this.touched = new Int32Array(count * NODES);
    }
    const { keys, before, best, bestLooking, touched, reached } = this;
    for (let index = 0; index < reached; index += 1) {
      const node = touched[index] as number;
      keys[node] = NONE;
      before[node] = NONE;
      best[placeOf(node)] = NONE;
      bestLooking[placeOf(node) * ALL_ROUND + facingOf(node)] = NONE;
    }
    this.reached = 0;
  }
}

/**
 * The cheapest ways of a piece to every place of its course; where it has a goal, as far as to the best way there. They
 * are known until somebody else searches in the same room.
 */
export class Search {
  readonly ends: SpaceSet;
  readonly #room: Room;
  readonly #goal: number;

  constructor(
    readonly walk: Walk,
    readonly course: Course,
    room: Room,
    readonly goal: Goal | null = null,
  ) {
    this.ends = new SpaceSet(walk.position.board.size);
    this.#room = room;
    this.#goal = goal ? course.space(goal.place) : NONE;
    room.clear(course.count);
    this.#search();
  }

  /** The cheapest path to a place, with the cheapest facing or a given one. */
  wayTo(place: number, facing?: Facing): Way | undefined {
    const end = this.#endOf(place, facing);
    if (end === NONE) return undefined;
    const steps: Step[] = [];
    const { before: all } = this.#room;
    for (let node = end; all[node] !== NONE; node = all[node] as number) {
      const before = all[node] as number;
      if (placeOf(before) !== placeOf(node)) steps.push(this.#stepTo(before, node));
    }
    return {
      steps: steps.reverse(),
      facing: this.walk.faces ? FACINGS[facingOf(end)] : facing,
      spent: this.#spentAt(end),
      manner: mannerOf(end),
    };
  }

  #endOf(place: number, facing: Facing | undefined): number {
    const looks = facing !== undefined && this.walk.faces;
    const { best, bestLooking } = this.#room;
    const end = looks ? bestLooking[place * ALL_ROUND + numberOfFacing(facing)] : best[place];
    return end ?? NONE;
  }

  #stepTo(before: number, node: number): Step {
    return {
      to: this.course.space(placeOf(node)),
      facing: this.walk.faces ? FACINGS[facingOf(before)] : undefined,
      spent: this.#spentAt(node),
      manner: mannerOf(node),
    };
  }

  #spentAt(node: number): number {
    return costIn(this.#room.keys[node] as number);
  }

  #search(): void {
    const { walk, course, goal } = this;
    frontier.clear();
    const start = nodeOf(course.start, walk.faces ? numberOfFacing(walk.unit.facing) : 0, walk.manner);
    this.#reach(walk.spent * MOST_ACTIONS, start, NONE);
    while (!frontier.isEmpty) {
      const { key } = frontier;
      const node = frontier.take();
      // Skip entries for which a cheaper path was found later.
      if (this.#room.keys[node] !== key || this.#isWorse(node, key)) continue;
      this.#endAt(node);
      if (goal && this.#endOf(goal.place, goal.facing) !== NONE) return;
      this.#follow(node, key);
    }
  }

  #follow(node: number, key: number): void {
    const { walk, course } = this;
    const place = placeOf(node);
    if (walk.faces) this.#turn(node, key);
    if (place === course.start || walk.goesOn(course.space(place))) this.#goOn(node, key);
  }

  /**
   * True if the unit can be there cheaper, facing the same way, and in a manner that leaves it every step that follows:
   * no best way leads on from such a node.
   */
  #isWorse(node: number, key: number): boolean {
    const { keys } = this.#room;
    const manner = mannerOf(node);
    const flaws = manner ^ GOOD;
    for (let fewer = flaws; fewer !== 0; ) {
      fewer = (fewer - 1) & flaws;
      const known = keys[node - manner + (fewer ^ GOOD)] as number;
      if (known !== NONE && known < key) return true;
    }
    return false;
  }

  #reach(key: number, node: number, before: number): void {
    const room = this.#room;
    const known = room.keys[node] as number;
    if (known === NONE) {
      room.touched[room.reached] = node;
      room.reached += 1;
    } else if (known <= key) return;
    room.keys[node] = key;
    room.before[node] = before;
    frontier.add(key, node);
  }

  #endAt(node: number): void {
    const place = placeOf(node);
    const { course, walk } = this;
    const { best, bestLooking } = this.#room;
    const looking = place * ALL_ROUND + facingOf(node);
    if (!course.isEnd(place) || bestLooking[looking] !== NONE) return;
    const space = course.space(place);
    if (walk.isTooFarByRoad(space, this.#spentAt(node), mannerOf(node))) return;
    if (best[place] === NONE) {
      if (!hasRoomToEnd(walk.position, walk.unit, space)) return;
      best[place] = node;
      this.ends.add(space);
    }
    bestLooking[looking] = node;
  }

  #turn(node: number, key: number): void {
    const { walk } = this;
    const manner = mannerOf(node);
    const price = (manner & WHEEL) === 0 ? walk.turnPrice : 0;
    if (costIn(key) + price > walk.limit(manner)) return;
    const then = key + price * MOST_ACTIONS + 1;
    if (this.#isAstray(then, placeOf(node), manner)) return;
    const place = placeOf(node);
    const facing = facingOf(node);
    this.#reach(then, nodeOf(place, turned(facing, 1), manner & ~WHEEL), node);
    this.#reach(then, nodeOf(place, turned(facing, -1), manner & ~WHEEL), node);
  }

  #goOn(node: number, key: number): void {
    const { walk, course } = this;
    const place = placeOf(node);
    const from = course.space(place);
    const next = course.next(place);
    walk.lookAround(from);
    if (course.isWhole) {
      for (let index = 0; index < next.length; index += 1)
        this.#step(node, key, from, index, next[index] as number);
      return;
    }
    const around = walk.position.board.around[from] as Int16Array;
    for (let at = 0; at < next.length; at += 1) {
      const index = around.indexOf(course.space(next[at] as number));
      if (index >= 0) this.#step(node, key, from, index, next[at] as number);
    }
  }

  /** A step to a neighbour, by its place among them. */
  #step(node: number, key: number, from: number, index: number, place: number): void {
    const { walk } = this;
    const facing = facingOf(node);
    const price = walk.price(from, index, facing, mannerOf(node));
    if (price === BARRED) return;
    const manner = walk.mannerAfter(from, index, facing, mannerOf(node));
    if (costIn(key) + price > walk.limit(manner)) return;
    const then = key + price * MOST_ACTIONS + 1;
    if (!this.#isAstray(then, place, manner)) this.#reach(then, nodeOf(place, facing, manner), node);
  }

  /** True if the rest of a walk can't reach its goal even over the best ground. */
  #isAstray(key: number, place: number, manner: number): boolean {
    if (this.#goal === NONE) return false;
    const { walk, course } = this;
    return key / MOST_ACTIONS + walk.least(course.space(place), this.#goal) > walk.limit(manner) + SLACK;
  }
}
