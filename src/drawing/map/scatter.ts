import type { SpaceId } from '../../core';
import { seeded } from '../seeded-random';
import { type Board, type Cell, edgeOf } from './board';
import { direction, type Point } from './point';

/** A loose lattice of signs over the board; lengths are fractions of a space. */
export interface Lattice {
  readonly key: string;
  readonly across: number;
  readonly down: number;
  /** The greatest distance of a sign from its knot, as fractions of `across` and `down`. */
  readonly loose: readonly [across: number, down: number];
  /** The distance that signs keep from the rim of the area. */
  readonly depth: number;
}

/** The position of one sign, with a random number from 0 up to 1 for its variations. */
export interface Scattered extends Point {
  readonly chance: number;
}

/** True if a point is in a cell and at least a distance away from the rim of the area. */
function deepIn(cell: Cell, spaces: ReadonlySet<SpaceId>, point: Point, depth: number): boolean {
  return cell.corners.every((corner, edge) => {
    const along = direction(corner, edgeOf(cell, edge).to);
    const inside = (point.y - corner.y) * Math.cos(along) - (point.x - corner.x) * Math.sin(along);
    return inside >= (spaces.has(cell.neighbours[edge] ?? '') ? 0 : depth);
  });
}

function knot(lattice: Lattice, size: number, row: number, column: number): Scattered {
  const hand = seeded(`${lattice.key} ${row} ${column}`);
  return {
    x: (column + (row % 2) / 2 + lattice.loose[0] * hand()) * lattice.across * size,
    y: (row + lattice.loose[1] * hand()) * lattice.down * size,
    chance: hand(),
  };
}

/** The points of a lattice within the spaces, from top to bottom. */
export function scatter(board: Board, spaces: ReadonlySet<SpaceId>, lattice: Lattice): Scattered[] {
  const { size } = board;
  const found: Scattered[] = [];
  for (const space of spaces) {
    const cell = board.cells.get(space);
    if (!cell) continue;
    const first = Math.floor((cell.centre.y / size - 0.6) / lattice.down) - 1;
    const left = Math.floor((cell.centre.x / size - 0.5) / lattice.across) - 2;
    for (let row = Math.max(0, first); row <= first + 1.2 / lattice.down + 2; row += 1) {
      for (let column = left; column <= left + 1 / lattice.across + 3; column += 1) {
        const place = knot(lattice, size, row, column);
        if (deepIn(cell, spaces, place, lattice.depth * size)) found.push(place);
      }
    }
  }
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}
