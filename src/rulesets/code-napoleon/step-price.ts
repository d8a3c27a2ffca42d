import { type Crossed, waysAcross } from '../../core';
import type { Position } from './play';
import { isAlongRoad } from './roads';
import { EDGE_CHART, GROUND_CHART } from './tables/ground';
import { type Edge, edgeBetween, groundAt, slopeBetween } from './terrain';
import { BRIDGE_FORMATIONS, isLineLike, isSkirmishingOne, isUnlimberedOne, type Walker } from './walker';

/** R003-49: what a step costs in the open, in hundredths of a square. */
export const STRAIGHT = 100;
export const DIAGONAL = 150;

/** Tables say it in tenths; prices are hundredths. */
const IN_THE_OPEN = 10;

/** Why nobody of a kind makes a step. */
export interface Bar {
  readonly reason: string;
  readonly rule: string;
}

const bar = (reason: string, rule: string): Bar => ({ reason, rule });

/** Whether two neighbours only touch in a corner. */
const isDiagonal = ({ board }: Position, from: number, to: number): boolean =>
  board.row(from) !== board.row(to) && board.column(from) !== board.column(to);

/** What the step to a neighbour costs whoever walks so, in hundredths of a square, or what bars it: T003-10. */
export function priceOfStep(position: Position, walker: Walker, from: number, to: number): number | Bar {
  const base = isDiagonal(position, from, to) ? DIAGONAL : STRAIGHT;
  const onRoad = walker.isColumn && isAlongRoad(position, from, to);
  const ground = walker.isGeneral || onRoad ? IN_THE_OPEN : groundPrice(position, walker, to);
  if (typeof ground !== 'number') return ground;
  const slope = walker.isGeneral ? 0 : slopePrice(position, walker, [from, to], onRoad);
  if (typeof slope !== 'number') return slope;
  const edges = edgesPrice(position, walker, [from, to], onRoad);
  return typeof edges === 'number' ? (base * ground) / IN_THE_OPEN + IN_THE_OPEN * (slope + edges) : edges;
}

/** How many times dearer the ground of a square makes a step, in tenths, or what keeps a walker out of it. */
export function groundPrice(position: Position, walker: Walker, to: number): number | Bar {
  const { costs, byRoad, limbered, breaksLines } = groundAt(position, to);
  if (!costs) return IN_THE_OPEN;
  if (breaksLines && walker.ground === 'formed' && isLineLike(walker)) {
    return bar('no-line-in-woods', 'T003-10');
  }
  if (breaksLines && walker.ground === 'light-cavalry' && !isSkirmishingOne(walker)) {
    return bar('only-skirmishing', 'T003-10');
  }
  const price = GROUND_CHART.number(position, costs, walker.ground);
  if (price === 0) return bar(byRoad ? 'only-by-road' : 'barred', 'T003-10');
  return limbered && isUnlimberedOne(walker) ? bar('only-limbered', 'T003-10') : price;
}

/** R003-161: what it costs to go up or down, in tenths; a road makes it easier, but never leads where nobody goes. */
function slopePrice(
  position: Position,
  { edge }: Walker,
  [from, to]: Crossed,
  onRoad: boolean,
): number | Bar {
  const slope = slopeBetween(position, from, to);
  if (!slope) return 0;
  const price = EDGE_CHART.number(position, slope, edge);
  if (price < 0) return bar('too-steep', 'R003-161');
  return onRoad ? 0 : price;
}

/** What the edges cost that a step crosses, in tenths: past a corner by the cheaper way around it. */
function edgesPrice(position: Position, walker: Walker, [from, to]: Crossed, onRoad: boolean): number | Bar {
  const ways = waysAcross(position.board, from, to);
  let best: number | Bar = 0;
  for (const [index, way] of ways.entries()) {
    const price = wayPrice(position, walker, way, { onRoad, isStraight: ways.length === 1 });
    if (index === 0 || isCheaper(price, best)) best = price;
  }
  return best;
}

const isCheaper = (a: number | Bar, b: number | Bar): boolean =>
  typeof a === 'number' && (typeof b !== 'number' || a < b);

interface Manner {
  readonly onRoad: boolean;
  /** It leads over a side and not past a corner, as all bridges do. */
  readonly isStraight: boolean;
}

function wayPrice(position: Position, walker: Walker, way: readonly Crossed[], manner: Manner): number | Bar {
  let all = 0;
  for (const [from, to] of way) {
    const edge = edgeBetween(position, from, to);
    const price = edge ? edgePrice(position, walker, edge, manner) : 0;
    if (typeof price !== 'number') return price;
    all += price;
  }
  return all;
}

function edgePrice(position: Position, walker: Walker, edge: Edge, manner: Manner): number | Bar {
  if (edge.barred) return bar('no-ford', 'T003-10');
  if (edge.bridge) return bridgePrice(walker, edge.bridge, manner);
  const { costs } = edge;
  // A road has a gap in every hedge, but no bridge over every brook.
  if (!costs || walker.isGeneral || (manner.onRoad && !edge.isFord)) return 0;
  const price = EDGE_CHART.number(position, costs, walker.edge);
  if (price < 0) return bar('guns-never-cross', edge.isObstacle ? 'R003-158' : 'T003-10');
  return edge.isFord && isUnlimberedOne(walker) ? bar('only-limbered', 'T003-10') : price;
}

function bridgePrice(
  { isGeneral, formation }: Walker,
  bridge: keyof typeof BRIDGE_FORMATIONS,
  { isStraight }: Manner,
): number | Bar {
  if (!isStraight) return bar('straight-over-bridges', 'R003-163');
  const isAllowed = isGeneral || BRIDGE_FORMATIONS[bridge].some((each) => each === formation);
  if (isAllowed) return 0;
  return bridge === 'narrow' ? bar('narrow-bridge', 'R003-163') : bar('wide-bridge', 'R003-164');
}

/** Every border that a step crosses on its way: past a corner those of the way around it that is the easier one. */
export function edgesCrossed(position: Position, walker: Walker, from: number, to: number): readonly Edge[] {
  const onRoad = walker.isColumn && isAlongRoad(position, from, to);
  const ways = waysAcross(position.board, from, to);
  const manner = { onRoad, isStraight: ways.length === 1 };
  const [way = []] = [...ways].sort((a, b) => {
    const prices = [a, b].map((each) => wayPrice(position, walker, each, manner));
    return (
      Number(isCheaper(prices[1] ?? 0, prices[0] ?? 0)) - Number(isCheaper(prices[0] ?? 0, prices[1] ?? 0))
    );
  });
  const edges = way.flatMap(([a, b]) => edgeBetween(position, a, b) ?? []);
  return onRoad ? edges.filter(({ isFord }) => isFord) : edges;
}
