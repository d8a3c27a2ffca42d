import { FACINGS, type Facing, type SpaceSet } from '../../core';
import { hasRoomToEnd } from './movement';
import { NODES, NONE, placeOf, type Room } from './path-room';
import { BY_ROAD, MANNERS, numberOfFacing, turned, type Walk, WHEEL } from './path-state';
import { Frontier } from './priority-queue';
import { BARRED, MOST_NEIGHBOURS } from './step-costs';

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

const ALL_ROUND = FACINGS.length;
/** The flags of a manner that are better set; the others are better unset. */
const GOOD = BY_ROAD | WHEEL;
/** Breaks ties in cost: fewer steps and turns are better. */
const MOST_ACTIONS = 512;
/** More than a fraction of a hundredth, and all that actions add to a key. */
const SLACK = 2;

const facingOf = (node: number): number => ((node / MANNERS) | 0) % ALL_ROUND;
const mannerOf = (node: number): number => node % MANNERS;
const nodeOf = (place: number, facing: number, manner: number): number =>
  place * NODES + facing * MANNERS + manner;
const costIn = (key: number): number => (key / MOST_ACTIONS) | 0;

const frontier = new Frontier();

/** The place that a path must reach, and the facing there if it matters. */
export interface Goal {
  readonly place: number;
  readonly facing: Facing | undefined;
}

/** The goal of a search that stops at the first square where a path may end. */
export const ANYWHERE: Goal = { place: NONE, facing: undefined };

/**
 * The cheapest ways of a piece to every square, or to every place of a given path, each with the facing that costs least;
 * where it has a goal, as far as to the best way there. They are known until somebody else searches in the same room.
 */
export class Search {
  readonly #room: Room;
  /** The squares of a given path with its start; null if the places of the walk are all squares of the board. */
  readonly #squares: readonly number[] | null;
  readonly #start: number;
  readonly #changing: number;
  /** True if all nodes of the walk have the same facing and manner, as those of generals have. */
  readonly #isPlain: boolean;
  /** The facing that every path must end with; `NONE` for any. */
  readonly #facing: number;

  constructor(
    readonly walk: Walk,
    room: Room,
    squares: readonly number[] | null = null,
    readonly goal: Goal | null = null,
  ) {
    const { size } = walk.position.board;
    this.#room = room;
    this.#squares = squares;
    this.#start = squares ? 0 : walk.unit.at;
    this.#changing = walk.changing;
    this.#isPlain = !walk.faces && this.#changing === 0 && squares === null;
    this.#facing = goal?.facing && walk.faces ? numberOfFacing(goal.facing) : NONE;
    room.clear(squares?.length ?? size, size);
    this.#search();
  }

  get ends(): SpaceSet {
    return this.#room.ends;
  }

  /** The cheapest path to a place. */
  wayTo(place: number): Way | undefined {
    const end = this.#room.best[place] ?? NONE;
    if (end === NONE) return undefined;
    const steps: Step[] = [];
    const { before: all } = this.#room;
    for (let node = end; all[node] !== NONE; node = all[node] as number) {
      const before = all[node] as number;
      if (placeOf(before) !== placeOf(node)) steps.push(this.#stepTo(before, node));
    }
    return {
      steps: steps.reverse(),
      facing: this.walk.faces ? FACINGS[facingOf(end)] : this.goal?.facing,
      spent: this.#spentAt(end),
      manner: mannerOf(end),
    };
  }

  #stepTo(before: number, node: number): Step {
    return {
      to: this.#squareAt(placeOf(node)),
      facing: this.walk.faces ? FACINGS[facingOf(before)] : undefined,
      spent: this.#spentAt(node),
      manner: mannerOf(node),
    };
  }

  #squareAt(place: number): number {
    return this.#squares === null ? place : (this.#squares[place] as number);
  }

  #spentAt(node: number): number {
    return costIn(this.#room.keys[node] as number);
  }

  #search(): void {
    const { walk, goal } = this;
    const { keys, best } = this.#room;
    frontier.clear();
    const start = nodeOf(this.#start, walk.faces ? numberOfFacing(walk.unit.facing) : 0, walk.manner);
    this.#reach(walk.spent * MOST_ACTIONS, start, NONE);
    while (frontier.take()) {
      const { key, node } = frontier;
      // Skip entries for which a cheaper path was found later.
      if (keys[node] !== key || this.#isWorse(node, key)) continue;
      this.#endAt(node);
      if (goal && (goal === ANYWHERE ? !this.ends.isEmpty() : best[goal.place] !== NONE)) return;
      this.#follow(node, key);
    }
  }

  #follow(node: number, key: number): void {
    const { walk } = this;
    const place = placeOf(node);
    if (walk.faces) this.#turn(node, key);
    if (costIn(key) + walk.leastStep > walk.limit(mannerOf(node))) return;
    if (place === this.#start || walk.goesOn(this.#squareAt(place))) this.#goOn(node, key, place);
  }

  /**
   * True if the unit can be there cheaper, facing the same way, and in a manner that leaves it every step that follows:
   * no best way leads on from such a node.
   */
  #isWorse(node: number, key: number): boolean {
    const { keys } = this.#room;
    const manner = mannerOf(node);
    const flaws = (manner ^ GOOD) & this.#changing;
    for (let mended = flaws; mended !== 0; mended = (mended - 1) & flaws) {
      const known = keys[node - manner + (manner ^ mended)] as number;
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
    const { walk } = this;
    const { best } = this.#room;
    if (best[place] !== NONE || !this.#isEnd(place)) return;
    if (this.#facing !== NONE && facingOf(node) !== this.#facing) return;
    const space = this.#squareAt(place);
    if (walk.isTooFarByRoad(space, this.#spentAt(node), mannerOf(node))) return;
    if (!hasRoomToEnd(walk.position, walk.unit, space)) return;
    best[place] = node;
    this.ends.add(space);
  }

  /** True if a path may end at a place: anywhere but where it began, or at the end of a given path. */
  #isEnd(place: number): boolean {
    return place !== this.#start && (this.#squares === null || place === this.#squares.length - 1);
  }

  #turn(node: number, key: number): void {
    const { walk } = this;
    const manner = mannerOf(node);
    const price = (manner & WHEEL) === 0 ? walk.turnPrice : 0;
    const spent = costIn(key) + price;
    // A turn is for the step after it, unless a facing is asked for.
    const more = this.#facing === NONE ? walk.leastStep : 0;
    if (spent + more > walk.limit(manner)) return;
    const place = placeOf(node);
    const then = key + price * MOST_ACTIONS + 1;
    if (this.#isAstray(then, place, manner)) return;
    const facing = facingOf(node);
    this.#reach(then, nodeOf(place, turned(facing, 1), manner & ~WHEEL), node);
    this.#reach(then, nodeOf(place, turned(facing, -1), manner & ~WHEEL), node);
  }

  #goOn(node: number, key: number, place: number): void {
    const squares = this.#squares;
    const { around } = this.walk.position.board;
    const from = this.#squareAt(place);
    const next = around[from] as Int16Array;
    const prices = this.walk.lookFrom(from);
    if (this.#isPlain) {
      this.#goOnPlainly(node, key, next, prices);
      return;
    }
    if (squares === null) {
      for (let index = 0; index < next.length; index += 1)
        this.#step(node, key, from, index, next[index] as number);
      return;
    }
    const index = place + 1 < squares.length ? next.indexOf(squares[place + 1] as number) : NONE;
    if (index !== NONE) this.#step(node, key, from, index, place + 1);
  }

  /** The steps to all neighbours where neither facing nor manner changes. */
  #goOnPlainly(node: number, key: number, next: Int16Array, prices: Int16Array): void {
    const { walk } = this;
    const { keys } = this.#room;
    const from = placeOf(node);
    const manner = mannerOf(node);
    const limit = walk.limit(manner);
    for (let index = 0; index < next.length; index += 1) {
      const price = prices[from * MOST_NEIGHBOURS + index] as number;
      if (price === BARRED || costIn(key) + price > limit) continue;
      const to = next[index] as number;
      const then = key + price * MOST_ACTIONS + 1;
      const known = keys[to * NODES + manner] as number;
      if ((known !== NONE && known <= then) || walk.isClosed(from, to)) continue;
      if (!this.#isAstray(then, to, manner)) this.#reach(then, to * NODES + manner, node);
    }
  }

  /** A step to a neighbour, by its place among them. */
  #step(node: number, key: number, from: number, index: number, place: number): void {
    const { walk } = this;
    const facing = facingOf(node);
    const before = mannerOf(node);
    const to = this.#squareAt(place);
    const price = walk.price(from, index, facing, before);
    const spent = costIn(key) + price;
    // No step raises the limit.
    if (price === BARRED || spent > walk.limit(before) || walk.isClosed(from, to)) return;
    const manner = walk.mannerAfter(from, index, to, facing, before);
    if (spent > walk.limit(manner)) return;
    const then = key + price * MOST_ACTIONS + 1;
    if (!this.#isAstray(then, place, manner)) this.#reach(then, nodeOf(place, facing, manner), node);
  }

  /** True if the rest of a walk can't reach its goal even over the best ground. */
  #isAstray(key: number, place: number, manner: number): boolean {
    const { walk, goal } = this;
    if (goal === null || goal === ANYWHERE) return false;
    const least = walk.least(this.#squareAt(place), this.#squareAt(goal.place));
    return key / MOST_ACTIONS + least > walk.limit(manner) + SLACK;
  }
}
