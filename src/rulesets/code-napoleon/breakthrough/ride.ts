import { type Facing, frontsOf } from '../../../core';
import { mayPassThrough } from '../interpenetration';
import { allowanceOf, stepCost } from '../movement';
import type { Piece, Position } from '../play';
import { directionTo } from '../squares-behind';
import { BREAKTHROUGH_CHART } from '../tables/charges';

/** A path of cavalry to a square when it breaks through. */
export interface Ride {
  readonly spent: number;
  /** Every square of the path, without the first and the last. */
  readonly via: readonly number[];
  /** The direction of the last step. */
  readonly facing: Facing;
}

/** T003-18: within 45 degrees of the charge. */
const ARC = 45;
/** The table gives tenths. */
const WHOLE = 10;

/**
 * T003-18: every square within half a move and 45 degrees of the charge that cavalry may ride to, with its cheapest
 * path.
 */
export function ridesOf(position: Position, unit: Piece): ReadonlyMap<number, Ride> {
  const share = BREAKTHROUGH_CHART.number(position, 'cavalry-break-through', 'number') / WHOLE;
  const most = allowanceOf(position, unit) * share;
  const rides = new Map<number, Ride>();
  const start: Ride = { spent: 0, via: [], facing: unit.facing ?? 'n' };
  const waiting: (readonly [at: number, ride: Ride])[] = [[unit.at, start]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const [to, ride] of ridesFrom(position, unit, ...next)) {
      if (ride.spent > most || ride.spent >= (rides.get(to)?.spent ?? Number.POSITIVE_INFINITY)) continue;
      rides.set(to, ride);
      if (mayRideOn(position, unit, to)) waiting.push([to, ride]);
    }
  }
  return rides;
}

/** Every ride, extended by one step. */
const ridesFrom = (
  position: Position,
  unit: Piece,
  from: number,
  { spent, via }: Ride,
): readonly (readonly [to: number, ride: Ride])[] =>
  [...(position.board.around[from] ?? [])].flatMap((to) => {
    const price = priceOf(position, unit, from, to);
    if (price === undefined) return [];
    const so = from === unit.at ? via : [...via, from];
    return [[to, { spent: spent + price, via: so, facing: directionTo(position, from, to) }] as const];
  });

/** The cost of a step that stays within the direction of the charge; undefined for any other step. */
function priceOf(position: Position, unit: Piece, from: number, to: number): number | undefined {
  const { board } = position;
  const { facing = 'n', at } = unit;
  const fronts = frontsOf(board);
  const isAhead = fronts.bearing(from, facing, to) <= ARC && fronts.bearing(at, facing, to) <= ARC;
  return isAhead ? stepCost(position, unit, from, to) : undefined;
}

/** True if the cavalry may pass through the units in a square. */
const mayRideOn = (position: Position, unit: Piece, space: number): boolean =>
  position.unitsAt(space).every((other) => other.side === unit.side && mayPassThrough(unit, other));
