import { bordersOf } from '../../core';
import { battle } from './battle';
import type { Piece, Position } from './play';
import { priceOfStep } from './step-price';
import { edgeBetween, groundAt, slopeBetween } from './terrain-at';
import { type Walker, walkerOf } from './walker';

/** The price of a step that is impossible for a kind of mover. */
export const BARRED = 0;

/** The cost of every step for one kind of mover, by square and neighbour, in hundredths; worked out on demand. */
type Prices = readonly Int16Array[];

const UNKNOWN = -1;

/** The parts of a battle that decide the cost of steps. */
interface Land {
  readonly board: Position['board'];
  readonly terrain: Position['terrain'];
  readonly borders: Position['borders'];
  readonly tables: Position['setting']['tables'];
  readonly roads: unknown;
  readonly prices: Map<string, Prices>;
  readonly ease: Ease;
}

/** True for each easy step, for every square by its neighbours; computed on demand. */
type Ease = readonly Int8Array[];

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
  prices: new Map(),
  ease: position.board.around.map(({ length }) => new Int8Array(length).fill(UNKNOWN)),
});

/** True if the step to a neighbour, by its index, crosses only open ground and gentle slopes. */
export function isEasyAt(position: Position, from: number, index: number): boolean {
  const row = landOf(position).ease[from] as Int8Array;
  if (row[index] === UNKNOWN) {
    row[index] = isEasy(position, from, position.board.around[from]?.[index] as number) ? 1 : 0;
  }
  return row[index] === 1;
}

/** The step costs of a kind of mover. */
export function pricesOf(position: Position, walker: Walker): Prices {
  const { prices } = landOf(position);
  const known = prices.get(walker.key);
  if (known) return known;
  const made = position.board.around.map(({ length }) => new Int16Array(length).fill(UNKNOWN));
  prices.set(walker.key, made);
  return made;
}

/** The cost of a step to a neighbour, given by its index. */
export function priceAt(
  position: Position,
  walker: Walker,
  prices: Prices,
  from: number,
  index: number,
): number {
  const row = prices[from] as Int16Array;
  const known = row[index] as number;
  if (known !== UNKNOWN) return known;
  const to = position.board.around[from]?.[index] as number;
  const price = priceOfStep(position, walker, from, to);
  row[index] = typeof price === 'number' ? price : BARRED;
  return row[index] as number;
}

/** The cost of a step to a neighbour, in hundredths of a square; undefined if terrain or edges bar it. */
export function stepCost(position: Position, unit: Piece, from: number, to: number): number | undefined {
  const index = position.board.around[from]?.indexOf(to) ?? -1;
  if (index < 0) return undefined;
  const walker = walkerOf(unit);
  const price = priceAt(position, walker, pricesOf(position, walker), from, index);
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
