import { bordersOf, enemyOfNumber, FACINGS, type Facing, NO_SPACE } from '../../core';
import { isArtillery, isFormed } from './arms';
import { generalOf, isInCommand } from './command';
import { isRouted } from './condition';
import { gridDistance } from './grid-distance';
import { HELD_BACK, SIDESTEPPED } from './marks';
import { isHeldAgainst, isInTheWay, keepsToRoad, limitAt, spentBy } from './movement';
import type { Piece, Position } from './play';
import { isAlongRoad } from './roads';
import { BARRED, priceAt, pricesOf } from './step-costs';
import { MANOEUVRE_CHART } from './tables/movement';
import { edgeBetween, groundAt, slopeBetween } from './terrain';
import { mayWheel, turnPrice, turnsFreely, wheels } from './turning';
import { walkerOf } from './walker';

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

/** The index into `FACINGS` of each neighbour, by difference in row and column. */
const DIRECTIONS = [7, 0, 1, 6, NO_SPACE, 2, 5, 4, 3];
const ALL_ROUND = FACINGS.length;
const TENTHS = 10;

const UNKNOWN = 0;
const OPEN = 1;
/** A path may end there, but not continue. */
const LAST = 2;
const CLOSED = 3;

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
  readonly #limits: readonly number[];
  readonly #walker;
  readonly #prices;
  readonly #entry: Uint8Array;
  readonly #goal: number | undefined;
  readonly #threats: Int32Array;

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
    this.#wheels = wheels(unit);
    this.#sidestep = MANOEUVRE_CHART.number(position, 'sidestep', 'tenths');
    this.#limits = [0, BY_ROAD, IS_HELD, BY_ROAD | IS_HELD].map((manner) =>
      limitAt(position, unit, {
        byRoad: (manner & BY_ROAD) !== 0,
        heldBack: (manner & IS_HELD) !== 0,
        forced,
      }),
    );
    this.#walker = walkerOf(unit);
    this.#prices = pricesOf(position, this.#walker);
    this.#entry = new Uint8Array(position.board.size);
    this.#goal = this.#isHeld ? generalOf(position, unit.side, unit.kind.command)?.at : undefined;
    this.#threats = new Int32Array(position.board.size).fill(NO_SPACE);
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
    return this.#limits[manner & (BY_ROAD | IS_HELD)] as number;
  }

  /** True if a path may continue from a square. */
  goesOn(space: number): boolean {
    return this.#entryTo(space) !== LAST;
  }

  /** The cost of a step to a neighbour with a given facing; `BARRED` if it is impossible. */
  price(from: number, to: number, facing: number, manner: number): number {
    const index = this.position.board.around[from]?.indexOf(to) ?? NO_SPACE;
    if (index < 0 || this.#entryTo(to) === CLOSED || this.#isClosed(from, to)) return BARRED;
    const price = priceAt(this.position, this.#walker, this.#prices, from, index);
    if (!this.faces || isAhead(this.#direction(from, to), facing)) return price;
    return (manner & ASIDE) === 0 ? (price * this.#sidestep) / TENTHS : BARRED;
  }

  /** The flags after a step. */
  mannerAfter(from: number, to: number, facing: number, manner: number): number {
    const isAside = this.faces && !isAhead(this.#direction(from, to), facing);
    const isByRoad = (manner & BY_ROAD) !== 0 && isAlongRoad(this.position, from, to);
    const road = isByRoad ? BY_ROAD : 0;
    const held = this.#isHeld && this.#isAdvance(from, to) ? IS_HELD : manner & IS_HELD;
    return road | held | (isAside ? ASIDE : manner & ASIDE) | (this.#wheels ? WHEEL : 0);
  }

  /** R003-56: true if artillery would need the road rate to reach a square in which it may not use it. */
  isTooFarByRoad(space: number, spent: number, manner: number): boolean {
    if ((manner & BY_ROAD) === 0 || !isArtillery(this.unit) || spent <= this.limit(manner & IS_HELD))
      return false;
    return this.position.unitsAt(space).some((other) => other !== this.unit && isFormed(other));
  }

  #direction(from: number, to: number): number {
    const { board } = this.position;
    const rows = board.row(to) - board.row(from);
    const columns = board.column(to) - board.column(from);
    return DIRECTIONS[3 * (rows + 1) + columns + 1] as number;
  }

  #entryTo(space: number): number {
    if (this.#entry[space] === UNKNOWN) this.#entry[space] = this.#lookInto(space);
    return this.#entry[space] as number;
  }

  #lookInto(space: number): number {
    const { position, unit } = this;
    if (!position.hasUnit(space)) return OPEN;
    if (isHeldAgainst(position, unit, space)) return CLOSED;
    return isInTheWay(position, unit, space) ? LAST : OPEN;
  }

  /** True if a step would take a routed unit no farther from the enemy, or a forced march over difficult terrain. */
  #isClosed(from: number, to: number): boolean {
    if (this.#runs && this.#threat(to) <= this.#threat(from)) return true;
    return this.forced && !isEasy(this.position, from, to);
  }

  /** A3.2: true for a step that brings the unit neither nearer to its general nor farther from the nearest enemy. */
  #isAdvance(from: number, to: number): boolean {
    const { board } = this.position;
    const goal = this.#goal;
    const isHome = goal !== undefined && gridDistance(board, to, goal) < gridDistance(board, from, goal);
    return !isHome && this.#threat(to) <= this.#threat(from);
  }

  /** The distance from a square to the nearest enemy unit. */
  #threat(space: number): number {
    const known = this.#threats[space] as number;
    if (known !== NO_SPACE) return known;
    const { position, unit } = this;
    const enemies = position.force(enemyOfNumber(unit.side)).units;
    const far = enemies.map(({ at }) => gridDistance(position.board, space, at));
    const least = far.length === 0 ? 0 : Math.min(...far);
    this.#threats[space] = least;
    return least;
  }
}

/** T003-9: true for the three directions in front of a facing. */
function isAhead(direction: number, facing: number): boolean {
  const turns = Math.abs(direction - facing);
  return Math.min(turns, ALL_ROUND - turns) <= 1;
}

/** The facing after a turn of 45 degrees to the right (1) or left (-1). */
export const turned = (facing: number, by: 1 | -1): number => (facing + by + ALL_ROUND) % ALL_ROUND;

export const numberOfFacing = (facing: Facing | undefined): number =>
  facing === undefined ? 0 : FACINGS.indexOf(facing);

/** R003-61: true for a step on open ground or gentle slopes. */
export function isEasy(position: Position, from: number, to: number): boolean {
  const { isEasy: isOpen } = groundAt(position, to);
  const isLevel = slopeBetween(position, from, to) !== 'steep-slope';
  return (
    isOpen === true &&
    isLevel &&
    !bordersOf(position).crosses(from, to, (a, b) => edgeBetween(position, a, b) !== undefined)
  );
}
