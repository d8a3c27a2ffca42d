import { type Crossed, waysAcross } from '../../core';
import type { Position } from './play';
import { isAlongRoad } from './roads';
import { EDGE_CHART, GROUND_CHART } from './tables/terrain';
import { edgeBetween, groundAt, slopeBetween } from './terrain-at';
import type { Edge } from './terrain-types';
import { BRIDGE_FORMATIONS, isLineLike, isSkirmishingOne, isUnlimberedOne, type Walker } from './walker';

/** R003-49: the cost of a step in the open, in hundredths of a square. */
export const STRAIGHT = 100;
export const DIAGONAL = 150;

/** Tables give tenths; prices are hundredths. */
export const IN_THE_OPEN = 10;

/** The reason a step is impossible for a kind of mover. */
export interface Bar {
  readonly reason: string;
  readonly rule: string;
}

const bar = (reason: string, rule: string): Bar => ({ reason, rule });

/** True if two neighbours share only a corner. */
const isDiagonal = ({ board }: Position, from: number, to: number): boolean =>
  board.row(from) !== board.row(to) && board.column(from) !== board.column(to);

/** T003-10: the cost of a step to a neighbour for a kind of mover, in hundredths of a square, or what bars it. */
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

/** The cost of a step into a square compared to one in the open, in tenths, or the reason a mover can't enter it. */
export function groundPrice(position: Position, walker: Walker, to: number): number | Bar {
  const { id, costs, byRoad, limbered, breaksLines } = groundAt(position, to);
  if (!costs) return IN_THE_OPEN;
  if (breaksLines && walker.ground === 'formed' && isLineLike(walker)) {
    return bar('no-line-in-woods', 'T003-10');
  }
  if (breaksLines && walker.ground === 'light-cavalry' && !isSkirmishingOne(walker)) {
    return bar('only-skirmishing', 'T003-10');
  }
  const price = GROUND_CHART.number(position, id, walker.ground);
  if (price === 0) return bar(byRoad ? 'only-by-road' : 'barred', 'T003-10');
  return limbered && isUnlimberedOne(walker) ? bar('only-limbered', 'T003-10') : price;
}

/** R003-161: the cost of a slope, in tenths; a road removes the cost, but opens no slope that is otherwise barred. */
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

/** The cost of the edges that a step crosses, in tenths; past a corner, by the cheaper of the two ways. */
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
  /** True if the step crosses a side, not a corner; bridges need that. */
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
  // A road passes through a hedge at a gap, but fords a brook without a bridge.
  if (!edge.costs || walker.isGeneral || (manner.onRoad && !edge.isFord)) return 0;
  const price = EDGE_CHART.number(position, edge.id, walker.edge);
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

/** Every edge that a step crosses; past a corner, those of the cheaper way. */
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
