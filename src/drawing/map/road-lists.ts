import type { SpaceId } from '../../core';
import { seeded } from '../seeded-random';
import type { Board, Cell } from './board';
import { type Curve, type Gate, gateOn, outOf, throughGates } from './gates';
import { mostOpposite, rimsOf } from './outlets';
import { at, away, direction, type Point } from './point';
import { roadStroke } from './roads';

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

/** The curves of one road, space by space. */
function waysOf(board: Board, road: readonly SpaceId[]): readonly Curve[] {
  const cells = road.flatMap((space) => board.cells.get(space) ?? []);
  return cells.flatMap((cell, index) => {
    const [before, after] = [cells[index - 1], cells[index + 1]];
    const from = before ? gateTo(board, cell, before) : gateOff(board, cell, after);
    const to = after ? gateTo(board, cell, after) : gateOff(board, cell, before);
    if (from && to) return [swung(throughGates(from, to), cell.space, board.size)];
    const only = from ?? to;
    return only ? [outOf(cell.centre, only)] : [];
  });
}

/** Draws roads over any terrain: over hills, through woods and towns, and up to bridges. */
export function drawRoadLists(board: Board, roads: readonly (readonly SpaceId[])[]): string {
  const d = roads
    .flatMap((road) => waysOf(board, road))
    .map(([a, b, c, e]) => `M${at(a)}C${at(b)} ${at(c)} ${at(e)}`)
    .join('');
  return roadStroke(d, board.size);
}
