import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawLine } from '../svg';
import type { Board, Cell } from './board';
import { type Span, spanOver } from './crossings';
import { type Curve, type Gate, gateOn, mainFirst, onCurve, outOf, throughGates } from './gates';
import { closesRing, mostOpposite, rimsOf } from './outlets';
import { at, away, distance, type Point } from './point';
import type { Reach } from './waterways';

type Terrain = Readonly<Record<SpaceId, string>>;

/** The terrain word for roads. */
const ROAD = 'road';

/** The terrain that a road always leads to. */
const LED_TO: readonly string[] = [ROAD, 'bridge', 'village'];

/** The terrain that a road leads to only if it would end otherwise. */
const ENDS: readonly string[] = [
  'ford',
  'fortified-building',
  'church',
  'castle',
  'tower',
  'windmill',
  'walled-garden',
];

/** The edges through which roads lead, by space. */
export type RoadLinks = ReadonlyMap<SpaceId, readonly number[]>;

/** The edges through which a road leaves its space: to other roads, or off the board if it would end there. */
function linksOf(cell: Cell, terrain: Terrain): readonly number[] {
  const towards = (words: readonly string[]): readonly number[] =>
    cell.neighbours.flatMap((space, edge) => (words.includes(terrain[space ?? ''] ?? '') ? [edge] : []));
  const led = towards(LED_TO);
  const kept = led.filter((edge) => !closesRing(cell, edge, terrain, LED_TO));
  const links = kept.length > 0 ? [...kept] : [...led];
  for (const others of [towards(ENDS), rimsOf(cell)]) {
    const on = links.length < 2 ? mostOpposite(cell, others, links[0]) : undefined;
    if (on !== undefined) links.push(on);
  }
  return links;
}

/** The edges through which roads lead, for road spaces and for the spaces they lead to. */
export function roadLinks(board: Board, terrain: Terrain): RoadLinks {
  const links = new Map<SpaceId, number[]>();
  const link = (space: SpaceId, edge: number): void => {
    const edges = links.get(space) ?? [];
    if (!edges.includes(edge)) links.set(space, [...edges, edge]);
  };
  for (const cell of board.cells.values()) {
    if (terrain[cell.space] !== ROAD) continue;
    for (const edge of linksOf(cell, terrain)) {
      link(cell.space, edge);
      const { length } = cell.neighbours;
      const other = cell.neighbours[edge];
      if (other !== undefined) link(other, (edge + length / 2) % length);
    }
  }
  return links;
}

const curved = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;

/** The curves of a road through its space: the main one, and side branches. */
function waysThrough(cell: Cell, gates: readonly Gate[], size: number): readonly Curve[] {
  const [first, second, ...rest] = mainFirst(gates, () => 0);
  if (!first) {
    const [left, right] = [away(cell.centre, Math.PI, size * 0.3), away(cell.centre, 0, size * 0.3)];
    return [[left, cell.centre, cell.centre, right]];
  }
  if (!second) return [outOf(cell.centre, first)];
  const main = swung(throughGates(first, second), cell, size);
  return [main, ...rest.map((gate) => outOf(onCurve(main, 0.5), gate))];
}

/** Bends a straight road a little, so that it does not look ruled. */
function swung([a, b, c, d]: Curve, { space }: Cell, size: number): Curve {
  const hand = seeded(`road ${space}`);
  const sway = (point: Point): Point => away(point, hand() * 2 * Math.PI, size * (0.05 + 0.07 * hand()));
  return [a, sway(b), sway(c), d];
}

/** A curve from a gate to the nearer end of a bridge or ford. */
export function toSpan(gate: Gate, { middle, across, reach }: Span): Curve {
  const ends = [across, across + Math.PI].map((outward) => ({ outward, end: away(middle, outward, reach) }));
  const [{ outward, end } = { outward: across, end: middle }] = ends.sort(
    (one, other) => distance(one.end, gate) - distance(other.end, gate),
  );
  const far = distance(end, gate) * 0.4;
  return [end, away(end, outward, far), away(gate, gate.inward, far), gate];
}

/** The distance that a road continues into the space where it ends, as a fraction of a space. */
const INTO = 0.1;

function waysOf(
  board: Board,
  cell: Cell,
  edges: readonly number[],
  terrain: Terrain,
  reach: Reach | undefined,
) {
  const word = terrain[cell.space];
  const { size } = board;
  const gates = edges.flatMap((edge) => {
    // Village lanes begin at the middle of an edge.
    const isLane = word === 'village' || terrain[cell.neighbours[edge] ?? ''] === 'village';
    return gateOn(board, cell, edge, 'road', isLane ? 0 : 0.16) ?? [];
  });
  if (word === ROAD) return waysThrough(cell, gates, size);
  if (reach) return gates.map((gate) => toSpan(gate, spanOver(reach, size)));
  return gates.map((gate) => {
    const to = word === 'village' ? cell.centre : away(gate, gate.inward, size * INTO);
    return outOf(to, gate);
  });
}

/** Draws roads as two lines with paper between them, from space to space, into villages and up to bridges. */
export function drawRoads(
  board: Board,
  terrain: Terrain,
  links: RoadLinks,
  reaches: readonly Reach[],
): string {
  const crossed = new Map(reaches.flatMap((reach) => (reach.space ? [[reach.space, reach] as const] : [])));
  const cells = [...board.cells.values()].filter(({ space }) => links.has(space) || terrain[space] === ROAD);
  const d = cells
    .flatMap((cell) => waysOf(board, cell, links.get(cell.space) ?? [], terrain, crossed.get(cell.space)))
    .map(curved)
    .join('');
  return roadStroke(d, board.size);
}

/** Draws a road along a path: light between two dark edges; nothing for an empty path. */
export function roadStroke(d: string, size: number): string {
  if (d === '') return '';
  const line = (stroke: string, width: number): string =>
    drawLine(d, stroke, size * width, { 'stroke-linecap': 'round' });
  return line(MAP_INKS.faint, 0.078) + line(MAP_INKS.sheet, 0.05);
}
