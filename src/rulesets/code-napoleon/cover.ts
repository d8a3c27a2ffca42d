import { bordersOf } from '../../core';
import type { Piece, Position } from './play';
import { groundAt } from './terrain-at';
import { BORDERS, type Cover } from './terrain-types';

const WORTH: readonly Cover[] = ['none', 'soft', 'hard'];

/**
 * The neighbour through which a line from another square enters this one: across a corner only on an exact diagonal.
 */
function cameFrom({ board }: Position, from: number, to: number): number {
  const rows = board.row(from) - board.row(to);
  const columns = board.column(from) - board.column(to);
  const down = Math.abs(rows) < Math.abs(columns) ? 0 : Math.sign(rows);
  const right = Math.abs(columns) < Math.abs(rows) ? 0 : Math.sign(columns);
  return board.at(board.row(to) + down, board.column(to) + right);
}

/**
 * T003-10, R003-159: the cover of a unit in a square against an attacker elsewhere: from the terrain of the square, or
 * from the edge on that side, streams included.
 */
export function coverOf(position: Position, _target: Piece, space: number, from: number): Cover {
  const ground = groundAt(position, space).cover;
  if (from === space) return ground;
  const before = cameFrom(position, from, space);
  const borders = bordersOf(position);
  const shelters = (least: Cover) =>
    borders.crosses(before, space, (a, b) => {
      const { cover = 'none' } = BORDERS[borders.between(a, b)] ?? {};
      return WORTH.indexOf(cover) >= WORTH.indexOf(least);
    });
  const edge: Cover = shelters('hard') ? 'hard' : shelters('soft') ? 'soft' : 'none';
  return WORTH.indexOf(edge) > WORTH.indexOf(ground) ? edge : ground;
}
