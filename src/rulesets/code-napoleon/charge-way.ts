import { enemyOfNumber, FACINGS, type Facing, NO_SPACE, type SpaceSet } from '../../core';
import { columnsTo, rowsTo, squareAt } from '../square-grid/board';
import { directionsOn } from './directions';
import { mayPassThrough } from './interpenetration';
import { allowanceOf, stepCost } from './movement';
import type { Piece, Position } from './play';
import { Frontier } from './priority-queue';
import { isEnemyAt } from './stacking';
import { BARRED, lookFrom, MOST_NEIGHBOURS, type Steps, stepsOf } from './step-costs';
import { STRAIGHT } from './step-price';
import { turnPrice, turnsFreely } from './turning';
import { walkerOf } from './walker';

/** A path that enters the charged square straight ahead: R003-99. It crosses rivers only by bridges: R003-57. */
export interface ChargeWay {
  /** Every square of the path after the start; the charged square is the last. */
  readonly path: readonly number[];
  readonly cost: number;
}

const WAYS_TO_LOOK = FACINGS.length;
const HALF_ROUND = WAYS_TO_LOOK / 2;
const UNSEEN = -1;

/** The direction of a step to a neighbour, as an index into the facings. */
export function directionOf({ board }: Position, from: number, to: number): number {
  const index = board.around[from]?.indexOf(to) ?? NO_SPACE;
  return directionsOn(board)[from]?.[index] ?? NO_SPACE;
}

/** The facing of a unit after a step. */
export const facingAfter = (position: Position, from: number, to: number): Facing | undefined =>
  FACINGS[directionOf(position, from, to)];

/** The smallest number of 45-degree turns between two facings. */
export function turnsBetween(one: number, other: number): number {
  const turns = Math.abs(one - other);
  return Math.min(turns, WAYS_TO_LOOK - turns);
}

/** T003-9: the cost of a turn during a charge, in hundredths of a square. */
const pricePerTurn = (position: Position, unit: Piece): number =>
  turnsFreely(unit) ? 0 : turnPrice(position);

/** More than prices of steps lose in rounding, on the longest path. */
const SLACK = 2;

/** True if an enemy unit stands so near that a unit could reach it over the best ground. */
export const isAnyNear = (position: Position, unit: Piece): boolean =>
  isAnyWithin(position, unit, stepsOf(position, walkerOf(unit), false), unit.at, allowanceOf(position, unit));

/** True if an enemy of a unit stands within a cost of a square over the best ground. */
function isAnyWithin(
  position: Position,
  { side }: Piece,
  { cheapest }: Steps,
  from: number,
  cost: number,
): boolean {
  const squares = Math.floor((cost + SLACK) / (cheapest * STRAIGHT));
  const { held } = position.force(enemyOfNumber(side));
  return held.meets(position.board.within(squares)[from] as SpaceSet);
}

/** True if a unit may pass through a square: no enemy, and no friend that it can't pass through. */
export function isPassable(position: Position, unit: Piece, space: number): boolean {
  if (isEnemyAt(position, unit, space)) return false;
  for (let other = position.unitAt(space); other; other = position.nextTo(other, space)) {
    if (other !== unit && !mayPassThrough(unit, other)) return false;
  }
  return true;
}

/** The keys of the frontier for a hundredth of a square: costs share fewer of its buckets, each of which has 8,192 keys. */
const KEYS = 512;

/** A search from a unit's square: the cost of reaching each square with each facing, as far as it can lead to an enemy. */
class Search {
  #position: Position | undefined;
  #unit: Piece | undefined;
  #version = UNSEEN;
  /** Indexed by square, then facing. */
  #spent = new Int32Array(0);
  #before = new Int32Array(0);
  readonly #reached: number[] = [];
  readonly #frontier = new Frontier();
  #most = 0;

  of(position: Position, unit: Piece): this {
    const { version } = position;
    if (position === this.#position && unit === this.#unit && version === this.#version) return this;
    this.#position = position;
    this.#unit = unit;
    this.#version = version;
    this.#most = allowanceOf(position, unit);
    this.#clear(position.board.size * WAYS_TO_LOOK);
    this.#search(position, unit);
    return this;
  }

  #clear(states: number): void {
    if (this.#spent.length !== states) {
      this.#spent = new Int32Array(states).fill(UNSEEN);
      this.#before = new Int32Array(states);
      this.#reached.length = 0;
    }
    for (const state of this.#reached) this.#spent[state] = UNSEEN;
    this.#reached.length = 0;
    this.#frontier.clear();
  }

  #search(position: Position, unit: Piece): void {
    const frontier = this.#frontier;
    const steps = stepsOf(position, walkerOf(unit), false);
    const turn = pricePerTurn(position, unit);
    this.#come(unit.at * WAYS_TO_LOOK + FACINGS.indexOf(unit.facing ?? 'n'), 0, UNSEEN);
    while (frontier.take()) {
      const { key, node } = frontier;
      const cost = key / KEYS;
      const from = Math.floor(node / WAYS_TO_LOOK);
      if (this.#spent[node] !== cost || !isAnyWithin(position, unit, steps, from, this.#most - cost))
        continue;
      const facing = node % WAYS_TO_LOOK;
      const right = (facing + 1) % WAYS_TO_LOOK;
      const left = (facing + WAYS_TO_LOOK - 1) % WAYS_TO_LOOK;
      lookFrom(position, steps, from);
      for (const direction of [facing, right, left]) this.#step(position, unit, steps, node, direction);
      this.#come(node - facing + right, cost + turn, node);
      this.#come(node - facing + left, cost + turn, node);
    }
  }

  /** The best path into a square from each neighbour, if it enters straight ahead (R003-99, R003-100). */
  waysInto(to: number): readonly ChargeWay[] {
    const [position, unit] = [this.#position, this.#unit];
    if (!position || !unit) return [];
    const ways: ChargeWay[] = [];
    const back = directionsOn(position.board)[to] as Uint8Array;
    for (const [index, entry] of (position.board.around[to] as Int16Array).entries()) {
      const state = entry * WAYS_TO_LOOK + (((back[index] as number) + HALF_ROUND) % WAYS_TO_LOOK);
      const spent = this.#spent[state] as number;
      if (spent === UNSEEN) continue;
      const last = stepCost(position, unit, entry, to);
      if (last === undefined || spent + last > this.#most) continue;
      ways.push({ path: [...this.#pathTo(state), to], cost: spent + last });
    }
    return ways;
  }

  /** T003-9: a step into one of the three squares in front, with the facing unchanged. */
  #step(position: Position, unit: Piece, steps: Steps, state: number, direction: number): void {
    const facing = state % WAYS_TO_LOOK;
    const from = (state - facing) / WAYS_TO_LOOK;
    const index = (directionsOn(position.board)[from] as Uint8Array).indexOf(direction);
    if (index < 0) return;
    const to = (position.board.around[from] as Int16Array)[index] as number;
    const price = steps.prices[from * MOST_NEIGHBOURS + index] as number;
    const cost = (this.#spent[state] as number) + price;
    if (price === BARRED || cost > this.#most || !isPassable(position, unit, to)) return;
    this.#come(to * WAYS_TO_LOOK + facing, cost, state);
  }

  #come(state: number, cost: number, before: number): void {
    const known = this.#spent[state] as number;
    if (cost > this.#most || (known !== UNSEEN && known <= cost)) return;
    if (known === UNSEEN) this.#reached.push(state);
    this.#spent[state] = cost;
    this.#before[state] = before;
    this.#frontier.add(cost * KEYS, state);
  }

  /** Every square on the path to a state, without the start. */
  #pathTo(last: number): readonly number[] {
    const path: number[] = [];
    for (let state = last; this.#before[state] !== UNSEEN; state = this.#before[state] as number) {
      const space = Math.floor(state / WAYS_TO_LOOK);
      if (space !== Math.floor((this.#before[state] as number) / WAYS_TO_LOOK)) path.unshift(space);
    }
    return path;
  }
}

const search = new Search();

/** The best paths of a unit into a square, one for each neighbour from which it can enter. */
export const chargeWays = (position: Position, unit: Piece, to: number): readonly ChargeWay[] =>
  search.of(position, unit).waysInto(to);

/** A path that the order gives, with its cost; undefined if the unit can't charge along it. */
export function wayAlong(position: Position, unit: Piece, path: readonly number[]): ChargeWay | undefined {
  const turn = pricePerTurn(position, unit);
  let spent = FACINGS.map(
    (facing) => turn * turnsBetween(FACINGS.indexOf(unit.facing ?? 'n'), FACINGS.indexOf(facing)),
  );
  let here = unit.at;
  for (const [index, to] of path.entries()) {
    const isLast = index === path.length - 1;
    const direction = directionOf(position, here, to);
    const price = stepCost(position, unit, here, to);
    if (direction < 0 || price === undefined || (!isLast && !isPassable(position, unit, to)))
      return undefined;
    spent = spent.map((_, facing) =>
      turnsBetween(facing, direction) <= (isLast ? 0 : 1)
        ? price + Math.min(...spent.map((cost, before) => cost + turn * turnsBetween(before, facing)))
        : Number.POSITIVE_INFINITY,
    );
    here = to;
  }
  const cost = Math.min(...spent);
  return path.length > 0 && cost <= allowanceOf(position, unit) ? { path, cost } : undefined;
}

/** The squares of the straightest path between two squares, in order. */
export function straightWay({ board }: Position, from: number, to: number): readonly number[] {
  const path: number[] = [];
  for (let here = from; here !== to; ) {
    here = squareAt(board, here, Math.sign(rowsTo(board, here, to)), Math.sign(columnsTo(board, here, to)));
    path.push(here);
  }
  return path;
}
