import type { Procedure } from '../../../core';
import { rowsFromHome } from '../../square-grid/board';
import { lookAlong } from '../batteries';
import { displaceFrom } from '../casualties';
import { isPassable, straightWay } from '../charge-way';
import { gridDistance } from '../grid-distance';
import { allowanceOf, stepCost } from '../movement';
import type { Context, Piece, Position } from '../play';
import { shapeAfter, standIn } from '../skirmish-line';
import { roomFault } from '../stacking';
import { GETAWAY_CHART } from '../tables/charges';
import type { Onset } from './reaction';

/** The table gives tenths. */
const TENTHS = 10;

/** Every square that a unit can reach for a budget in hundredths of a square, with any facing. */
function withinReach(position: Position, unit: Piece, budget: number): readonly number[] {
  const spent = new Map([[unit.at, 0]]);
  const open = [unit.at];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const to of position.board.around[here] as Int16Array) {
      const price = stepCost(position, unit, here, to);
      const cost = (spent.get(here) ?? 0) + (price ?? budget + 1);
      if (cost > budget || cost >= (spent.get(to) ?? budget + 1) || !isPassable(position, unit, to)) continue;
      spent.set(to, cost);
      open.push(to);
    }
  }
  return [...spent.keys()];
}

/**
 * The squares to get away to, farther from every charger: the farthest first, then the nearest to the unit's own edge.
 */
export function awaySquares(
  position: Position,
  unit: Piece,
  { chargers }: Onset,
  how: 'withdraw' | 'evade',
): readonly number[] {
  const { board } = position;
  const budget = (allowanceOf(position, unit) * GETAWAY_CHART.number(position, how, 'tenths')) / TENTHS;
  const starts = chargers.map(({ start }) => start);
  const least = (space: number) => Math.min(...starts.map((start) => gridDistance(board, start, space)));
  const isFarther = (space: number) =>
    starts.every((start) => gridDistance(board, start, space) > gridDistance(board, start, unit.at));
  return withinReach(position, unit, budget)
    .filter((space) => isFarther(space) && !roomFault(position, unit, space))
    .sort(
      (a, b) =>
        least(b) - least(a) || rowsFromHome(board, unit.side, a) - rowsFromHome(board, unit.side, b) || a - b,
    );
}

/** Moves a unit away from its chargers, with all of its squares if there is room for them. */
export function* getAway(c: Context, unit: Piece, squares: readonly number[]): Procedure {
  const [first] = squares;
  if (first === undefined) return;
  const to = yield* c.ask({
    reason: 'away-to',
    side: unit.side,
    unit,
    of: 'space',
    options: squares,
  });
  const also = unit.also.length > 0 ? shapeAfter(c.position, unit, straightWay(c.position, unit.at, to)) : [];
  c.evaded(unit, to);
  lookAlong(c, unit);
  if (also.length > 0) standIn(c, unit, also);
  yield* displaceFrom(c, unit);
}
