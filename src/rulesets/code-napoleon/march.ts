import { enemyOfNumber, type Procedure } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { manGuns } from './abandoned-guns';
import { inGarrison, inMarchColumn, isCavalry, isInfantry, isSkirmishing } from './arms';
import { alignBatteries } from './batteries';
import { captureWith, displaceGenerals } from './casualties';
import { hasReactMarker, isRouted } from './condition';
import { crossedBy, stepTaken } from './crossing';
import { marked, unitNoted } from './events';
import { loseUnit } from './losses';
import { HELD_BACK, LEFT_ROAD, MARCHED, SIDESTEPPED, TURNED } from './marks';
import { keepsToRoad } from './movement';
import type { Step, Way } from './path-search';
import { ASIDE, BY_ROAD, IS_HELD, WHEEL } from './path-state';
import type { Context, Piece, Position } from './play';
import { provoke } from './react-to-move';
import { shapeAfter, standIn } from './skirmish-line';
import { groundAt } from './terrain-at';
import { wheels } from './turning';
import { GARRISON, LINE } from './unit-types';

/** Moves a piece along a path until it arrives or something stops it. */
export function* march(c: Context, piece: Piece, way: Way): Procedure {
  const { facing } = piece;
  // R003-118: a garrison becomes a line again when it leaves its buildings.
  if (!piece.isLeader && inGarrison(piece)) c.formed(piece, LINE);
  const done = yield* goAlong(c, piece, way);
  if (!piece.isOnBoard) return;
  const isWhole = done === way.steps.at(-1);
  if (isWhole) lookTo(c, piece, way);
  unitNoted(c, piece, { spent: isWhole ? way.spent : (done?.spent ?? 0) });
  markManner(c, piece, {
    manner: isWhole ? way.manner : (done?.manner ?? 0),
    hasTurned: piece.facing !== facing,
  });
  if (piece.isLeader) return;
  for (const space of [piece.at, ...piece.also]) takeSquare(c, space, piece.side);
  settle(c, piece);
}

/** Turns a unit to the facing at the end of its path. */
function lookTo(c: Context, piece: Piece, { facing }: Way): void {
  if (facing !== undefined && facing !== piece.facing) c.turned(piece, facing);
}

/**
 * Moves a piece along a path until something stops it, pausing only where a step has effects. Returns the last step.
 */
function* goAlong(c: Context, piece: Piece, way: Way): Procedure<Step | undefined> {
  const { position } = c;
  let leg: number[] = [];
  let from = piece.at;
  for (const [index, step] of way.steps.entries()) {
    const happens = isEventful(position, piece, from, step.to);
    leg.push(step.to);
    if (!happens && index < way.steps.length - 1) {
      from = step.to;
      continue;
    }
    goLeg(c, piece, leg, step);
    leg = [];
    if (!(yield* arrive(c, piece, from, step.to))) return step;
    from = step.to;
  }
  return way.steps.at(-1);
}

function goLeg(c: Context, piece: Piece, leg: readonly number[], { to, facing, spent }: Step): void {
  const also = shapeAfter(c.position, piece, leg);
  c.moved(piece, to, leg);
  standIn(c, piece, also);
  if (facing !== undefined && facing !== piece.facing) c.turned(piece, facing);
  unitNoted(c, piece, { spent });
}

/** True if a step has effects beyond the move itself. */
function isEventful(position: Position, piece: Piece, from: number, to: number): boolean {
  if (piece.isLeader) return false;
  const enemy = enemyOfNumber(piece.side);
  const { obstacle, ford, swamp } = crossedBy(position, piece, from, to);
  if (obstacle || ford || swamp) return true;
  if (position.hasUnitOf(to, enemy) || position.hasLeaderOf(to, enemy)) return true;
  return !isCavalry(piece) && position.force(enemy).units.some(hasReactMarker);
}

/** Applies the effects of a step. Returns true if the piece may move on. */
function* arrive(c: Context, piece: Piece, from: number, to: number): Procedure<boolean> {
  if (piece.isLeader) return true;
  if (!(yield* stepTaken(c, piece, from, to))) return false;
  yield* enterSquares(c, piece);
  return isCavalry(piece) || (yield* provoke(c, piece));
}

/** R003-138, T003-20: routed enemies in squares that a unit enters surrender; lone generals escape or are captured. */
export function* enterSquares(c: Context, unit: Piece): Procedure {
  const { position } = c;
  const enemy = enemyOfNumber(unit.side);
  for (const space of [unit.at, ...unit.also]) {
    for (const other of position.unitsAt(space)) {
      if (other.side !== enemy || !isRouted(other)) continue;
      captureWith(c, other, unit);
      loseUnit(c, other, 'surrendered', unit);
    }
    if (position.hasLeaderOf(space, enemy)) yield* displaceGenerals(c, space, unit);
  }
}

interface Done {
  readonly manner: number;
  readonly hasTurned: boolean;
}

/** Adds the marks of a march: TURNED goes before MARCHED if the unit may still wheel in its last square. */
function markManner(c: Context, piece: Piece, { manner, hasTurned }: Done): void {
  const mayWheel = (manner & WHEEL) !== 0;
  if (hasTurned && mayWheel) marked(c, piece, TURNED);
  marked(c, piece, MARCHED);
  if (!mayWheel && (hasTurned || wheels(piece))) marked(c, piece, TURNED);
  if ((manner & ASIDE) !== 0 && !piece.has(SIDESTEPPED)) marked(c, piece, SIDESTEPPED);
  if ((manner & IS_HELD) !== 0 && !piece.has(HELD_BACK)) marked(c, piece, HELD_BACK);
  const hasLeftRoad = !piece.isLeader && (manner & BY_ROAD) === 0;
  if (hasLeftRoad && !piece.has(LEFT_ROAD)) marked(c, piece, LEFT_ROAD);
}

/** Turns infantry that has stopped in buildings into a garrison, mans guns and aligns batteries. */
function settle(c: Context, unit: Piece): void {
  const { position } = c;
  const isPassing = inMarchColumn(unit) && keepsToRoad(position, unit);
  const settles = isInfantry(unit) && !isSkirmishing(unit) && !isRouted(unit) && !isPassing;
  if (settles && groundAt(position, unit.at).isTown) c.formed(unit, GARRISON);
  manGuns(c, unit);
  alignBatteries(c, unit);
}
