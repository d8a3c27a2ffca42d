import { SpaceSet } from '../../core';
import { costOfMarch, spentBy } from './action-points';
import { HALTED } from './marks';
import { budgetFor, entryFault, mayEnd, pointsOf, type Way } from './movement';
import type { Piece, Position } from './play';
import { isTowardsA, keepsToPlan } from './special-rules';
import { type Land, landOf, riversAreDue } from './terrain-types';

/** No path: before the first one, after the last one, and for squares out of reach. */
const NONE = -1;

/** The goal of a search that stops at the first square where a path may end. */
const ANYWHERE = -2;

/** The state of a square for the search. */
const UNKNOWN = 0;
const OPEN = 1;
const CLOSED = 2;

/** The number of states that decide later costs of a path: with or without a diagonal, and 0, 1 or more steps. */
const MANNERS = 6;
const mannerOf = (steps: number, diagonals: number): number =>
  3 * Math.min(diagonals, 1) + Math.min(steps + diagonals, 2);

const DEAR = 0x7fff;

/** A piece that moves, and its limits. */
interface Walk {
  readonly position: Position;
  readonly piece: Piece;
  readonly land: Land;
  readonly start: number;
  readonly points: number;
  readonly waives: boolean;
  /** True if terrain and rivers cost it points. */
  readonly pays: boolean;
  /** The surcharges that are never waived, by square and neighbour; null if all of them may be. */
  readonly dues: Land['rivers'] | null;
  /** The squares in which it stops; null if there are none. */
  readonly stops: SpaceSet | null;
  /** True if a plan forbids it to move towards column A. */
  readonly isBound: boolean;
}

/** A piece about to move, with its points already spent on other actions. */
function walkOf(position: Position, piece: Piece, others: number): Walk {
  const budget = budgetFor(position, piece);
  const { waives } = budget;
  const pays = !piece.isLeader;
  const land = landOf(position);
  return {
    position,
    piece,
    land,
    start: piece.at,
    points: pointsOf(budget) - others,
    waives,
    pays,
    dues: pays && riversAreDue(position) ? land.rivers : null,
    stops: piece.kind.rides ? land.stopsHorse : null,
    isBound: pays && keepsToPlan(position, piece),
  };
}

// The fields of a path in the search: its last square, the path that it extends, and the points spent.
const SPACE = 0;
const BEFORE = 1;
const STEPS = 2;
const DIAGONALS = 3;
const ROUGH = 4;
const DUES = 5;
const LENGTH = 6;
const IS_HALTED = 7;
/** The next path in the same list. */
const NEXT = 8;
const WORDS = 9;

/**
 * The cheapest paths of a piece to every square within reach; of equal ones the shortest, then the first by row and
 * column. One instance serves all searches in turn.
 */
class Search {
  #position: Position | undefined;
  #piece: Piece | undefined;
  #version = NONE;
  #goal = NONE;
  /** All paths tried, each as `WORDS` numbers; room for few at first, and twice as much whenever it is full. */
  #ways = new Int16Array(WORDS * 16);
  #count = 0;
  /** The squares where a path may end. */
  ends = new SpaceSet(0);
  /** The best path to each square. */
  #best = new Int16Array(0);
  /** For each square, whether the piece may enter it. */
  #entry = new Uint8Array(0);
  /** The lowest cost so far, by square and manner. */
  #least = new Int16Array(0);
  // Paths that can still be extended, in lists by cost and then length: the first and last of each list.
  #first = new Int16Array(0);
  #last = new Int16Array(0);

  /**
   * Runs the search for a piece in the current position, unless it already has. `goal`: the only square that matters;
   * `NONE` if all do, `ANYWHERE` if any of them does.
   */
  of(position: Position, piece: Piece, goal = NONE): this {
    const { version } = position;
    const isSame = position === this.#position && piece === this.#piece && version === this.#version;
    if (isSame && (this.#goal === NONE || this.#goal === goal)) return this;
    this.#position = position;
    this.#piece = piece;
    this.#version = version;
    this.#goal = goal;
    this.#clear(position.board.size);
    if (!piece.has(HALTED)) this.#walk(position, piece);
    return this;
  }

  wayTo(space: number): Way | undefined {
    const best = this.#best[space] ?? NONE;
    if (best === NONE) return undefined;
    const path: number[] = [];
    for (let way = best; this.#word(way, BEFORE) !== NONE; way = this.#word(way, BEFORE)) {
      path.unshift(this.#word(way, SPACE));
    }
    return { path, halted: this.#word(best, IS_HALTED) === 1 };
  }

  #word(way: number, word: number): number {
    return this.#ways[way * WORDS + word] as number;
  }

  #clear(size: number): void {
    this.#count = 0;
    if (this.#best.length !== size) {
      this.ends = new SpaceSet(size);
      this.#best = new Int16Array(size);
      this.#entry = new Uint8Array(size);
      this.#least = new Int16Array(size * MANNERS);
    }
    this.ends.clear();
    this.#best.fill(NONE);
    this.#entry.fill(UNKNOWN);
    this.#least.fill(DEAR);
  }

  #walk(position: Position, piece: Piece): void {
    const { steps, diagonals, rough, dues, others } = spentBy(piece);
    const walk = walkOf(position, piece, others);
    const { points } = walk;
    if (points < 1) return;
    this.#emptyLists((points + 1) ** 2);
    this.#goOn(walk, this.#add(piece.at, NONE, steps, diagonals, rough, dues, 0, false));
    for (let list = 0; list < (points + 1) ** 2; list += 1) {
      // Every step costs a point or more.
      const isSpent = list >= points * (points + 1);
      for (let way = this.#first[list] as number; way !== NONE; way = this.#word(way, NEXT)) {
        if (this.#arrives(walk, way)) return;
        if (!isSpent && this.#word(way, IS_HALTED) === 0) this.#goOn(walk, way);
      }
    }
  }

  /** Ends a path in its last square if it may end there. Returns true if that is the goal. */
  #arrives({ position, piece }: Walk, way: number): boolean {
    const here = this.#word(way, SPACE);
    if (this.#best[here] !== NONE || !mayEnd(position, piece, here)) return false;
    this.#end(here, way);
    return here === this.#goal || this.#goal === ANYWHERE;
  }

  #end(space: number, way: number): void {
    this.#best[space] = way;
    this.ends.add(space);
  }

  #emptyLists(count: number): void {
    if (this.#first.length < count) {
      this.#first = new Int16Array(count);
      this.#last = new Int16Array(count);
    }
    this.#first.fill(NONE);
  }

  /** Extends a path by every possible and affordable step, unless an equivalent path is as cheap. */
  #goOn(walk: Walk, way: number): void {
    const { land, points, waives, pays, stops } = walk;
    const ways = this.#ways;
    const at = way * WORDS;
    const here = ways[at + SPACE] as number;
    const steps = ways[at + STEPS] as number;
    const diagonals = ways[at + DIAGONALS] as number;
    const rough = ways[at + ROUGH] as number;
    const dues = ways[at + DUES] as number;
    const length = (ways[at + LENGTH] as number) + 1;
    const around = land.board.around[here] as Int16Array;
    const surcharges = land.surcharges[here] as Uint8Array;
    const rivers = walk.dues?.[here];
    const pastCorner = land.diagonals[here] as Uint8Array;
    for (let index = 0; index < around.length; index += 1) {
      const to = around[index] as number;
      const isDiagonal = pastCorner[index] as number;
      const straight = steps + 1 - isDiagonal;
      const across = diagonals + isDiagonal;
      const due = rivers ? (rivers[index] as number) : 0;
      const extra = rough + (pays ? (surcharges[index] as number) - due : 0);
      const cost = dues + due + costOfMarch(straight, across, extra, waives);
      if (cost > points || this.#entry[to] === CLOSED) continue;
      const alike = to * MANNERS + mannerOf(straight, across);
      if (cost >= (this.#least[alike] as number) || !this.#mayGo(walk, way, to)) continue;
      this.#least[alike] = cost;
      const isHalted = stops?.has(to) === true;
      const longer = this.#add(to, way, straight, across, extra, dues + due, length, isHalted);
      this.#putInto(cost * (points + 1) + length, longer);
    }
  }

  /** True if a path may continue into a square: open to the piece, not against a plan, and not used yet. */
  #mayGo({ position, piece, start, isBound }: Walk, way: number, to: number): boolean {
    if (to === start || (isBound && isTowardsA(position, this.#word(way, SPACE), to))) return false;
    if (this.#entry[to] === UNKNOWN) this.#entry[to] = entryFault(position, piece, to) ? CLOSED : OPEN;
    if (this.#entry[to] === CLOSED) return false;
    for (let gone = way; gone !== NONE; gone = this.#word(gone, BEFORE)) {
      if (this.#word(gone, SPACE) === to) return false;
    }
    return true;
  }

  #add(
    space: number,
    before: number,
    steps: number,
    diagonals: number,
    rough: number,
    dues: number,
    length: number,
    isHalted: boolean,
  ): number {
    const at = this.#count * WORDS;
    if (at + WORDS > this.#ways.length) this.#makeRoom();
    const ways = this.#ways;
    ways[at + SPACE] = space;
    ways[at + BEFORE] = before;
    ways[at + STEPS] = steps;
    ways[at + DIAGONALS] = diagonals;
    ways[at + ROUGH] = rough;
    ways[at + DUES] = dues;
    ways[at + LENGTH] = length;
    ways[at + IS_HALTED] = isHalted ? 1 : 0;
    ways[at + NEXT] = NONE;
    this.#count += 1;
    return this.#count - 1;
  }

  /** Appends a path to the list for its cost and length. */
  #putInto(list: number, way: number): void {
    if (this.#first[list] === NONE) this.#first[list] = way;
    else this.#ways[(this.#last[list] as number) * WORDS + NEXT] = way;
    this.#last[list] = way;
  }

  #makeRoom(): void {
    const more = new Int16Array(this.#ways.length * 2);
    more.set(this.#ways);
    this.#ways = more;
  }
}

const search = new Search();

/** Every square that a piece can reach, with the cheapest path to it; valid until the next call for another piece. */
export const waysOf = (position: Position, piece: Piece): Pick<Search, 'ends' | 'wayTo'> =>
  search.of(position, piece);

/** True if a piece can reach any square at all. */
export const hasWay = (position: Position, piece: Piece): boolean =>
  !search.of(position, piece, ANYWHERE).ends.isEmpty();

/** The cheapest path of a piece to a square; undefined if it is out of reach. */
export const wayTo = (position: Position, piece: Piece, to: number): Way | undefined =>
  search.of(position, piece, to).wayTo(to);
