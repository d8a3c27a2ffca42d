import { enemyOfNumber, FACINGS, type Facing, NO_SPACE } from '../../core';
import { isArtillery, isFormed } from './arms';
import { generalOf, isInCommand } from './command';
import { isRouted } from './condition';
import { type Distances, distancesTo } from './enemy-distances';
import { gridDistance } from './grid-distance';
import { HELD_BACK, SIDESTEPPED } from './marks';
import { isHeldAgainst, isInTheWay, keepsToRoad, limitAt, spentBy } from './movement';
import type { Piece, Position } from './play';
import { ALONG, BARRED, DIRECTION, lookFrom, MOST_NEIGHBOURS, type Steps, stepsOf } from './step-costs';
import { STRAIGHT } from './step-price';
import { MANOEUVRE_CHART } from './tables/movement';
import { mayWheel, turnPrice, turnsFreely } from './turning';
import { type Walker, walkerOf } from './walker';

// The manner of a walk: flags beside the square and the facing.
/** R003-59: it has never left the road. */
export const BY_ROAD = 1;
/** R003-34: it has advanced while out of command. */
export const IS_HELD = 2;
/** T003-9: it has made its one step sideways or back. */
export const ASIDE = 4;
/** It may wheel for free in this square. */
export const WHEEL = 8;
/** The number of combinations of these flags. */
export const MANNERS = 16;

const ALL_ROUND = FACINGS.length;
const TENTHS = 10;

const UNKNOWN = 0;
const OPEN = 1;
/** A path may end there, but not continue. */
const LAST = 2;
const CLOSED = 3;

// The squares as the walk that is looked at finds them: nothing of it outlives its search, so that all walks share this.
let entries = new Uint8Array(0);

/** A unit or general about to move: the cost of every step, the barred squares, and the movement limit. */
export class Walk {
  /** True if its facing matters. */
  readonly faces: boolean;
  readonly spent: number;
  readonly turnPrice: number;
  readonly #isHeld: boolean;
  readonly #runs: boolean;
  readonly #wheels: boolean;
  readonly #sidestep: number;
  /** By the flags that they depend on; worked out on demand. */
  readonly #limits = [NO_SPACE, NO_SPACE, NO_SPACE, NO_SPACE];
  readonly #walker: Walker;
  readonly #steps: Steps;
  readonly #distancesToEnemy: Distances;
  readonly #least: number;
  /** The least possible cost of a step. */
  readonly leastStep: number;

  constructor(
    readonly position: Position,
    readonly unit: Piece,
    readonly forced: boolean,
  ) {
    this.faces = !turnsFreely(unit) && unit.facing !== undefined;
    this.spent = spentBy(unit);
    this.turnPrice = turnPrice(position);
    this.#runs = !unit.isLeader && isRouted(unit);
    this.#isHeld = !unit.isLeader && !this.#runs && !isInCommand(position, unit);
    this.#sidestep = MANOEUVRE_CHART.number(position, 'sidestep', 'tenths');
    this.#walker = walkerOf(unit);
    this.#wheels = this.#walker.isColumn;
    this.#steps = stepsOf(position, this.#walker, forced);
    this.#distancesToEnemy = distancesTo(position, enemyOfNumber(unit.side));
    if (entries.length === position.board.size) entries.fill(UNKNOWN);
    else entries = new Uint8Array(position.board.size);
    this.#least = this.#steps.cheapest * Math.min(1, this.#sidestep / TENTHS);
    this.leastStep = this.#least * STRAIGHT;
  }

  /** The flags at the start of the walk. */
  get manner(): number {
    const { position, unit } = this;
    return (
      (keepsToRoad(position, unit) ? BY_ROAD : 0) |
      (unit.has(HELD_BACK) ? IS_HELD : 0) |
      (unit.has(SIDESTEPPED) ? ASIDE : 0) |
      (mayWheel(unit) ? WHEEL : 0)
    );
  }

  /** The movement limit with these flags. */
  limit(manner: number): number {
    const flags = manner & (BY_ROAD | IS_HELD);
    const known = this.#limits[flags] as number;
    if (known !== NO_SPACE) return known;
    const byRoad = (flags & BY_ROAD) !== 0;
    const heldBack = (flags & IS_HELD) !== 0;
    const limit = limitAt(this.position, this.unit, { byRoad, heldBack, forced: this.forced });
    this.#limits[flags] = limit;
    return limit;
  }

  /** The flags in which the nodes of a walk can differ. */
  get changing(): number {
    const { manner } = this;
    const held = this.#isHeld ? IS_HELD & ~manner : 0;
    const aside = this.faces ? ASIDE & ~manner : 0;
    return (manner & BY_ROAD) | held | aside | (this.#wheels ? WHEEL : 0);
  }

  /** The least possible cost between two squares. */
  least(from: number, to: number): number {
    return this.#least * gridDistance(this.position.board, from, to);
  }

  /** True if a path may continue from a square. */
  goesOn(space: number): boolean {
    return this.#entryTo(space) !== LAST;
  }

  /** Looks at the steps from a square before they are asked about, and returns the costs of all that it has looked at. */
  lookFrom(from: number): Int16Array {
    lookFrom(this.position, this.#steps, from);
    return this.#steps.prices;
  }

  /**
   * The cost of a step to a neighbour, by its index, for a unit facing one way, whatever stands there; `BARRED` where it
   * can't be made.
   */
  price(from: number, index: number, facing: number, manner: number): number {
    const step = from * MOST_NEIGHBOURS + index;
    const price = this.#steps.prices[step] as number;
    if (!this.faces || isAhead(this.#steps.kinds[step] as number, facing)) return price;
    return (manner & ASIDE) === 0 ? (price * this.#sidestep) / TENTHS : BARRED;
  }

  /** True if other units keep the piece from a step: from the square itself or, in a rout, from going that way. */
  isClosed(from: number, to: number): boolean {
    if (this.#entryTo(to) === CLOSED) return true;
    return this.#runs && this.#distancesToEnemy.to(to) <= this.#distancesToEnemy.to(from);
  }

  /** The manner of a walk after a step to a neighbour, by its index. */
  mannerAfter(from: number, index: number, to: number, facing: number, manner: number): number {
    const kind = this.#steps.kinds[from * MOST_NEIGHBOURS + index] as number;
    const isAside = this.faces && !isAhead(kind, facing);
    const road = (kind & ALONG) !== 0 ? manner & BY_ROAD : 0;
    const before = manner & IS_HELD;
    const held =
      before === 0 && this.#isHeld && isAdvance(this.position, this.unit, from, to) ? IS_HELD : before;
    return road | held | (isAside ? ASIDE : manner & ASIDE) | (this.#wheels ? WHEEL : 0);
  }

  /** R003-56: true if artillery would need the road rate to reach a square in which it may not use it. */
  isTooFarByRoad(space: number, spent: number, manner: number): boolean {
    if ((manner & BY_ROAD) === 0 || !isArtillery(this.unit) || spent <= this.limit(manner & IS_HELD))
      return false;
    return this.position.unitsAt(space).some((other) => other !== this.unit && isFormed(other));
  }

  #entryTo(space: number): number {
    if (entries[space] === UNKNOWN) entries[space] = this.#lookInto(space);
    return entries[space] as number;
  }

  #lookInto(space: number): number {
    const { position, unit } = this;
    if (!position.hasUnit(space)) return OPEN;
    if (isHeldAgainst(position, unit, space)) return CLOSED;
    return isInTheWay(position, unit, space) ? LAST : OPEN;
  }
}

/** A3.2: true for a step that brings a unit neither nearer to its general nor farther from the nearest enemy. */
export function isAdvance(position: Position, { side, kind }: Piece, from: number, to: number): boolean {
  const { board } = position;
  const goal = generalOf(position, side, kind.command)?.at;
  const isHome = goal !== undefined && gridDistance(board, to, goal) < gridDistance(board, from, goal);
  const toEnemy = distancesTo(position, enemyOfNumber(side));
  return !isHome && toEnemy.to(to) <= toEnemy.to(from);
}

/** T003-9: whether a step leads into one of the three squares in front of who looks one way. */
const isAhead = (kind: number, facing: number): boolean =>
  (((kind & DIRECTION) - facing + 1) & DIRECTION) <= 2;

/** The facing after a turn of 45 degrees to the right (1) or left (-1). */
export const turned = (facing: number, by: 1 | -1): number => (facing + by + ALL_ROUND) % ALL_ROUND;

export const numberOfFacing = (facing: Facing | undefined): number =>
  facing === undefined ? 0 : FACINGS.indexOf(facing);
