import { frontsOf } from '../../core';
import { inGarrison, inSquare, isSkirmishing, squaresOf } from './arms';
import type { Piece, Position } from './play';

// T003-21: to each side of where one looks, in degrees.
const FORMED_ARC = 45;
const SKIRMISH_ARC = 90;

/** R003-115, R003-116: whether a square lies in the arc of a unit that fires out of one of its squares. */
export function isInArc({ board }: Position, unit: Piece, from: number, to: number): boolean {
  if (inSquare(unit) || inGarrison(unit) || !unit.facing) return true;
  const arc = isSkirmishing(unit) ? SKIRMISH_ARC : FORMED_ARC;
  return frontsOf(board).bearing(from, unit.facing, to) <= arc;
}

/** R003-75, R003-102, T003-21: whether a square lies beside or behind a unit, as it stands in one of its squares. */
export function isBeside({ board }: Position, unit: Piece, at: number, from: number): boolean {
  if (inSquare(unit) || inGarrison(unit) || isSkirmishing(unit) || !unit.facing) return false;
  return frontsOf(board).zoneOf(at, unit.facing, from) !== 'front';
}

/** The square of a unit that lies nearest to another square, the first of several. */
export function nearestOf(position: Position, unit: Piece, to: number): number {
  const { board } = position;
  return squaresOf(unit).reduce((best, space) =>
    board.distance(space, to) < board.distance(best, to) ? space : best,
  );
}
