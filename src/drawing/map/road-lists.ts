import type { SpaceId } from '../../core';
import { seeded } from '../seeded-random';
import type { Board, Cell } from './board';
import { spanOver } from './crossings';
import { type Curve, type Gate, gateOn, onCurve, outOf, throughGates } from './gates';
import { mostOpposite, rimsOf } from './outlets';
import { at, away, direction, type Point } from './point';
import { type RoadLinks, roadStroke, toSpan } from './roads';
import type { Reach } from './waterways';

/** The point where a road enters a space from the previous one: at their common edge or corner. */
function gateTo(board: Board, cell: Cell, other: Cell): Gate | undefined {
  const edge = cell.neighbours.indexOf(other.space);
  if (edge >= 0) return gateOn(board, cell, edge, 'road', 0);
  const shared = cell.corners.find((corner) =>
    other.corners.some(({ x, y }) => x === corner.x && y === corner.y),
  );
  return shared && { ...shared, inward: direction(shared, cell.centre) };
}

/** The point where a road that ends at the rim of the board leaves it. */
function gateOff(board: Board, cell: Cell, beside: Cell | undefined): Gate | undefined {
  const inward = beside && cell.neighbours.indexOf(beside.space);
  const off = mostOpposite(cell, rimsOf(cell), inward);
  return off === undefined ? undefined : gateOn(board, cell, off, 'road', 0);
}

const swung = ([a, b, c, d]: Curve, key: string, size: number): Curve => {
  const hand = seeded(`road ${key}`);
  const sway = (point: Point): Point => away(point, hand() * 2 * Math.PI, size * (0.03 + 0.05 * hand()));
  return [a, sway(b), sway(c), d];
};

type Lists = readonly (readonly SpaceId[])[];

/** A road in one of its spaces, between the gates that it has there. */
interface Passage {
  readonly cell: Cell;
  readonly gates: readonly Gate[];
}

/** The passages of one road, space by space. */
function passagesOf(board: Board, road: readonly SpaceId[]): readonly Passage[] {
  const cells = road.flatMap((space) => board.cells.get(space) ?? []);
  return cells.map((cell, index) => {
    const [before, after] = [cells[index - 1], cells[index + 1]];
    const from = before ? gateTo(board, cell, before) : gateOff(board, cell, after);
    const to = after ? gateTo(board, cell, after) : gateOff(board, cell, before);
    return { cell, gates: [from, to].filter((gate) => gate !== undefined) };
  });
}

const through = ({ cell, gates: [from, to] }: Passage, size: number): Curve | undefined =>
  from && to && swung(throughGates(from, to), cell.space, size);

/** A road in a single space: a short stretch that leads nowhere yet. */
const stub = ({ centre }: Cell, size: number): Curve => [
  away(centre, Math.PI, size * 0.3),
  centre,
  centre,
  away(centre, 0, size * 0.3),
];

/** The edges through which roads lead, by space. */
export function listLinks(board: Board, roads: Lists): RoadLinks {
  const links = new Map<SpaceId, number[]>();
  for (const road of roads) {
    for (const [index, space] of road.entries()) {
      const around = board.cells.get(space)?.neighbours ?? [];
      const beside = [road[index - 1], road[index + 1]].filter((other) => other !== undefined);
      const edges = beside.map((other) => around.indexOf(other)).filter((edge) => edge >= 0);
      links.set(space, [...(links.get(space) ?? []), ...edges]);
    }
  }
  return links;
}

/**
 * Draws roads over any terrain, in the spaces that are asked for: over hills, through woods and towns, and up to the
 * ends of bridges. A road that ends on another one runs into it.
 */
export function drawRoadLists(
  board: Board,
  roads: Lists,
  reaches: readonly Reach[],
  isHere: (space: SpaceId) => boolean,
): string {
  const { size } = board;
  const crossed = new Map(reaches.flatMap((reach) => (reach.space ? [[reach.space, reach] as const] : [])));
  const passages = roads.flatMap((road) => passagesOf(board, road));
  const main = new Map(
    passages.flatMap((passage) => {
      const curve = through(passage, size);
      return curve ? [[passage.cell.space, curve] as const] : [];
    }),
  );
  const d = passages
    .filter(({ cell }) => isHere(cell.space))
    .flatMap((passage): readonly Curve[] => {
      const { cell, gates } = passage;
      const reach = crossed.get(cell.space);
      if (reach) return gates.map((gate) => toSpan(gate, spanOver(reach, size)));
      const way = through(passage, size);
      if (way) return [way];
      if (gates.length === 0) return [stub(cell, size)];
      const other = main.get(cell.space);
      return gates.map((gate) => outOf(other ? onCurve(other, 0.5) : cell.centre, gate));
    })
    .map(([a, b, c, e]) => `M${at(a)}C${at(b)} ${at(c)} ${at(e)}`)
    .join('');
  return roadStroke(d, size);
}
