import type { Procedure } from '../../../core';
import { rowsFromHome } from '../../square-grid/board';
import { lookAlong } from '../batteries';
import { displaceFrom } from '../casualties';
import { isPassable } from '../charge-way';
import { stepTaken } from '../crossing';
import { gridDistance } from '../grid-distance';
import { allowanceOf, stepCost } from '../movement';
import type { Context, Piece, Position } from '../play';
import { shapeAfter, standIn } from '../skirmish-line';
import { roomFault } from '../stacking';
import { GETAWAY_CHART } from '../tables/charges';
import type { Onset } from './reaction';

/** The table gives tenths. */
const TENTHS = 10;

/** The squares that a unit can reach for a budget in hundredths of a square, with any facing: each with the one before it. */
function withinReach(position: Position, unit: Piece, budget: number): ReadonlyMap<number, number> {
  const spent = new Map([[unit.at, 0]]);
  const before = new Map<number, number>();
  const open = [unit.at];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const to of position.board.around[here] as Int16Array) {
      const price = stepCost(position, unit, here, to);
      const cost = (spent.get(here) ?? 0) + (price ?? budget + 1);
      if (cost > budget || cost >= (spent.get(to) ?? budget + 1) || !isPassable(position, unit, to)) continue;
      spent.set(to, cost);
      before.set(to, here);
      open.push(to);
    }
  }
  return before;
}

type Manner = 'withdraw' | 'evade';

/** The squares that a unit can reach when it gets away, each with the one before it. */
const reachOf = (position: Position, unit: Piece, how: Manner): ReadonlyMap<number, number> =>
  withinReach(
    position,
    unit,
    (allowanceOf(position, unit) * GETAWAY_CHART.number(position, how, 'tenths')) / TENTHS,
  );

/** True if there is a square to get away to. */
export const canGetAway = (position: Position, unit: Piece, onset: Onset, how: Manner): boolean =>
  awaySquares(position, unit, onset, reachOf(position, unit, how)).length > 0;

/**
 * The squares to get away to, farther from every charger: the farthest first, then the nearest to the unit's own edge.
 */
function awaySquares(
  position: Position,
  unit: Piece,
  { chargers }: Onset,
  reach: ReadonlyMap<number, number>,
): readonly number[] {
  const { board } = position;
  const starts = chargers.map(({ start }) => start);
  const least = (space: number) => Math.min(...starts.map((start) => gridDistance(board, start, space)));
  const isFarther = (space: number) =>
    starts.every((start) => gridDistance(board, start, space) > gridDistance(board, start, unit.at));
  return [...reach.keys()]
    .filter((space) => isFarther(space) && !roomFault(position, unit, space))
    .sort(
      (a, b) =>
        least(b) - least(a) || rowsFromHome(board, unit.side, a) - rowsFromHome(board, unit.side, b) || a - b,
    );
}

/** Moves a unit away from its chargers, with all of its squares if there is room for them. */
export function* getAway(c: Context, unit: Piece, onset: Onset, how: Manner): Procedure {
  const reach = reachOf(c.position, unit, how);
  const squares = awaySquares(c.position, unit, onset, reach);
  if (squares.length === 0) return;
  const to = yield* c.ask({
    reason: 'away-to',
    side: unit.side,
    unit,
    of: 'space',
    options: squares,
  });
  const way = wayTo(reach, to);
  const also = shapeAfter(c.position, unit, way.slice(1));
  c.evaded(unit, to);
  lookAlong(c, unit);
  standIn(c, unit, also);
  for (const [index, space] of way.slice(1).entries()) {
    if (!(yield* stepTaken(c, unit, way[index] ?? space, space))) return;
  }
  yield* displaceFrom(c, unit);
}

/** The squares from the unit's own to another one, both included. */
function wayTo(before: ReadonlyMap<number, number>, to: number): readonly number[] {
  const way = [to];
  for (let here = before.get(to); here !== undefined; here = before.get(here)) way.unshift(here);
  return way;
}
