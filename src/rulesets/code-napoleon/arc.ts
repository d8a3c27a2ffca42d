import { frontsOf } from '../../core';
import { inGarrison, inSquare, isSkirmishing, squaresOf } from './arms';
import type { Piece, Position } from './play';

// T003-21: degrees to each side of the direction that a unit faces.
const FORMED_ARC = 45;
const SKIRMISH_ARC = 90;

/** R003-115, R003-116: true if a square is in the arc of a unit that fires from one of its squares. */
export function isInArc({ board }: Position, unit: Piece, from: number, to: number): boolean {
  if (inSquare(unit) || inGarrison(unit) || !unit.facing) return true;
  const arc = isSkirmishing(unit) ? SKIRMISH_ARC : FORMED_ARC;
  return frontsOf(board).bearing(from, unit.facing, to) <= arc;
}

/** R003-75, R003-102, T003-21: true if a square is beside or behind a unit, seen from one of the unit's squares. */
export function isBeside({ board }: Position, unit: Piece, at: number, from: number): boolean {
  if (inSquare(unit) || inGarrison(unit) || isSkirmishing(unit) || !unit.facing) return false;
  return frontsOf(board).zoneOf(at, unit.facing, from) !== 'front';
}

/** The square of a unit that is nearest to another square; of several, the first. */
export function nearestOf(position: Position, unit: Piece, to: number): number {
  const { board } = position;
  return squaresOf(unit).reduce((best, space) =>
    board.distance(space, to) < board.distance(best, to) ? space : best,
  );
}
