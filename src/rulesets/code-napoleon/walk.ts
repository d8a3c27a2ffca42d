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

// What has come of a walk so far, beside where it is and where the unit looks.
/** R003-59: it has never left the road. */
export const BY_ROAD = 1;
/** R003-34. */
export const IS_HELD = 2;
/** T003-9: it has stepped aside or back once. */
export const ASIDE = 4;
/** It may wheel in this square for nothing. */
export const WHEEL = 8;
/** All of them have values below. */
export const MANNERS = 16;

/** By how many rows and columns a neighbour differs, as the place among `FACINGS` of where it lies. */
const DIRECTIONS = [7, 0, 1, 6, NO_SPACE, 2, 5, 4, 3];
const ALL_ROUND = FACINGS.length;
const TENTHS = 10;

const UNKNOWN = 0;
const OPEN = 1;
/** A way may end there, and not go on. */
const LAST = 2;
const CLOSED = 3;

/** A unit or a general as it sets out: what every step costs it, where it may not go, and how far it gets. */
export class Walk {
  /** Whether it matters where it looks. */
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

  /** How the walk begins. */
  get manner(): number {
    const { position, unit } = this;
    return (
      (keepsToRoad(position, unit) ? BY_ROAD : 0) |
      (unit.has(HELD_BACK) ? IS_HELD : 0) |
      (unit.has(SIDESTEPPED) ? ASIDE : 0) |
      (mayWheel(unit) ? WHEEL : 0)
    );
  }

  /** How far it gets in such a manner. */
  limit(manner: number): number {
    return this.#limits[manner & (BY_ROAD | IS_HELD)] as number;
  }

  /** Whether a walk can go on from a square that it has come to. */
  goesOn(space: number): boolean {
    return this.#entryTo(space) !== LAST;
  }

  /** What the step to a neighbour costs a unit that looks one way; `BARRED` where it can't be made. */
  price(from: number, to: number, facing: number, manner: number): number {
    const index = this.position.board.around[from]?.indexOf(to) ?? NO_SPACE;
    if (index < 0 || this.#entryTo(to) === CLOSED || this.#isClosed(from, to)) return BARRED;
    const price = priceAt(this.position, this.#walker, this.#prices, from, index);
    if (!this.faces || isAhead(this.#direction(from, to), facing)) return price;
    return (manner & ASIDE) === 0 ? (price * this.#sidestep) / TENTHS : BARRED;
  }

  /** What a step makes of the manner of a walk. */
  mannerAfter(from: number, to: number, facing: number, manner: number): number {
    const isAside = this.faces && !isAhead(this.#direction(from, to), facing);
    const isByRoad = (manner & BY_ROAD) !== 0 && isAlongRoad(this.position, from, to);
    const road = isByRoad ? BY_ROAD : 0;
    const held = this.#isHeld && this.#isAdvance(from, to) ? IS_HELD : manner & IS_HELD;
    return road | held | (isAside ? ASIDE : manner & ASIDE) | (this.#wheels ? WHEEL : 0);
  }

  /** R003-56: whether guns would have come by road to a square where they may not have its rate. */
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

  /** Whether who runs would come no farther from the enemy, or a forced march over other than easy ground. */
  #isClosed(from: number, to: number): boolean {
    if (this.#runs && this.#threat(to) <= this.#threat(from)) return true;
    return this.forced && !isEasy(this.position, from, to);
  }

  /** A3.2: a step that brings it neither nearer to its general nor farther from the nearest enemy. */
  #isAdvance(from: number, to: number): boolean {
    const { board } = this.position;
    const goal = this.#goal;
    const isHome = goal !== undefined && gridDistance(board, to, goal) < gridDistance(board, from, goal);
    return !isHome && this.#threat(to) <= this.#threat(from);
  }

  /** How far the nearest enemy unit is from a square. */
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

/** T003-9: the three squares in front of who looks one way. */
function isAhead(direction: number, facing: number): boolean {
  const turns = Math.abs(direction - facing);
  return Math.min(turns, ALL_ROUND - turns) <= 1;
}

/** Where a unit looks after a turn of 45 degrees to the right (1) or to the left (-1). */
export const turned = (facing: number, by: 1 | -1): number => (facing + by + ALL_ROUND) % ALL_ROUND;

export const numberOfFacing = (facing: Facing | undefined): number =>
  facing === undefined ? 0 : FACINGS.indexOf(facing);

/** R003-61: open ground and gentle slopes. */
export function isEasy(position: Position, from: number, to: number): boolean {
  const { isEasy: isOpen } = groundAt(position, to);
  const isLevel = slopeBetween(position, from, to) !== 'steep-slope';
  return (
    isOpen === true &&
    isLevel &&
    !bordersOf(position).crosses(from, to, (a, b) => edgeBetween(position, a, b) !== undefined)
  );
}
