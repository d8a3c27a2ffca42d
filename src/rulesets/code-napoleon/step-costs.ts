import { bordersOf } from '../../core';
import { battle } from './battle';
import { directionsOn } from './directions';
import type { Piece, Position } from './play';
import { isAlongRoad } from './roads';
import { IN_THE_OPEN, priceOfStep } from './step-price';
import { GROUND_CHART } from './tables/terrain';
import { edgeBetween, groundAt, slopeBetween } from './terrain-at';
import type { GroundColumn } from './terrain-types';
import { type Walker, walkerOf } from './walker';

/** The price of a step that is impossible for a kind of mover. */
export const BARRED = 0;

/** The number of words that each table has for a square: one for each neighbour. */
export const MOST_NEIGHBOURS = 8;

/** The steps of one kind of mover, by square and neighbour; those from a square are worked out together on demand. */
export interface Steps {
  readonly walker: Walker;
  /** True for a forced march. */
  readonly forced: boolean;
  /** In hundredths of a square. */
  readonly prices: Int16Array;
  /** The direction of a step, and whether a column follows a road by it. */
  readonly kinds: Uint8Array;
  /** The cheapest ground for the mover, as a part of what open ground costs. */
  readonly cheapest: number;
}

// The bits of the kind of a step.
export const DIRECTION = 7;
export const ALONG = 8;

const UNKNOWN = -1;

/** The parts of a battle that decide the cost of steps. */
interface Land {
  readonly board: Position['board'];
  readonly terrain: Position['terrain'];
  readonly borders: Position['borders'];
  readonly tables: Position['setting']['tables'];
  readonly roads: unknown;
  /** For each kind of mover, in an ordinary march and in a forced one. */
  readonly steps: readonly [Map<Walker, Steps>, Map<Walker, Steps>];
}

let last: Land | undefined;
const lands = new WeakMap<Position['terrain'], Land>();

function landOf(position: Position): Land {
  const { terrain } = position;
  if (last && isOf(last, position)) return last;
  const known = lands.get(terrain);
  last = known && isOf(known, position) ? known : newLand(position);
  lands.set(terrain, last);
  return last;
}

const roadsIn = (position: Position): unknown => battle(position, 'roads');

const isOf = (land: Land, position: Position): boolean =>
  land.terrain === position.terrain &&
  land.borders === position.borders &&
  land.board === position.board &&
  land.tables === position.setting.tables &&
  land.roads === roadsIn(position);

const newLand = (position: Position): Land => ({
  board: position.board,
  terrain: position.terrain,
  borders: position.borders,
  tables: position.setting.tables,
  roads: roadsIn(position),
  steps: [new Map(), new Map()],
});

/**
 * The steps of a kind of mover, known from no square yet or from some: `lookFrom` adds those from another. In a forced
 * march, steps that are not easy are barred: R003-61.
 */
export function stepsOf(position: Position, walker: Walker, forced: boolean): Steps {
  const steps = landOf(position).steps[forced ? 1 : 0];
  const known = steps.get(walker);
  if (known) return known;
  const length = position.board.size * MOST_NEIGHBOURS;
  const made = {
    walker,
    forced,
    prices: new Int16Array(length).fill(UNKNOWN),
    kinds: new Uint8Array(length),
    cheapest: cheapestGround(position, walker.ground),
  };
  steps.set(walker, made);
  return made;
}

function cheapestGround(position: Position, column: GroundColumn): number {
  let least = IN_THE_OPEN;
  for (const row of GROUND_CHART.table.rows) {
    const price = GROUND_CHART.number(position, row, column);
    // None is no price: it bars the ground.
    if (price > 0) least = Math.min(least, price);
  }
  return least / IN_THE_OPEN;
}

/** Works out the steps from a square, unless they are known. */
export function lookFrom(position: Position, { walker, forced, prices, kinds }: Steps, from: number): void {
  const at = from * MOST_NEIGHBOURS;
  if (prices[at] !== UNKNOWN) return;
  const around = position.board.around[from] as Int16Array;
  const directions = directionsOn(position.board)[from] as Uint8Array;
  for (let index = 0; index < around.length; index += 1) {
    const to = around[index] as number;
    const price = priceOfStep(position, walker, from, to);
    const isBarred = typeof price !== 'number' || (forced && !isEasy(position, from, to));
    const isByRoad = walker.isColumn && isAlongRoad(position, from, to);
    prices[at + index] = isBarred ? BARRED : price;
    kinds[at + index] = (directions[index] as number) | (isByRoad ? ALONG : 0);
  }
}

/** The cost of a step to a neighbour, in hundredths of a square; undefined if terrain or edges bar it. */
export function stepCost(position: Position, unit: Piece, from: number, to: number): number | undefined {
  const index = position.board.around[from]?.indexOf(to) ?? -1;
  if (index < 0) return undefined;
  const steps = stepsOf(position, walkerOf(unit), false);
  lookFrom(position, steps, from);
  const price = steps.prices[from * MOST_NEIGHBOURS + index] as number;
  return price === BARRED ? undefined : price;
}

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
