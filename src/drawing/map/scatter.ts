import type { SpaceId } from '../../core';
import { seeded } from '../seeded';
import type { Board, Cell } from './board';
import { direction, type Point } from './point';

/** A loose lattice of signs over the board; lengths are shares of a space. */
export interface Lattice {
  readonly key: string;
  readonly across: number;
  readonly down: number;
  /** How far from its knot a sign may fall, as shares of `across` and `down`. */
  readonly loose: readonly [across: number, down: number];
  /** How far signs keep from where the land ends. */
  readonly depth: number;
}

/** One sign's place, with a number from 0 up to 1 for everything that may differ between signs. */
export interface Scattered extends Point {
  readonly chance: number;
}

/** Whether a point lies in a cell, at least a distance away from those edges that end the land. */
function deepIn(cell: Cell, spaces: ReadonlySet<SpaceId>, point: Point, depth: number): boolean {
  return cell.corners.every((corner, edge) => {
    const along = direction(corner, cell.corners[(edge + 1) % cell.corners.length] ?? corner);
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

/** The places of a lattice that lie within the spaces, the top ones first. */
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
