import { enemyOfNumber, type Refusal, wordOf } from '../../core';
import { because } from '../square-grid/refusal';
import { branchOf, isArtillery, isInfantry } from './arms';
import { turnOf } from './battle';
import { generalData, isRouted, unitData } from './condition';
import { mayPassThrough } from './interpenetration';
import { FORCE_MARCHED, HELD_BACK, LEFT_ROAD, MARCHED } from './marks';
import type { Piece, Position } from './play';
import { isOnRoad } from './roads';
import { hasRoom, isCrowded, isEnemyAt, roomFault } from './stacking';
import { priceOfStep } from './step-price';
import { FORCED_MARCH_CHART, MOVE_CHART, RETREAT_CHART } from './tables/movement';
import { GARRISON, GUNNERS, LINE } from './unit-types';
import { walkerOf } from './walker';

export { stepCost } from './step-costs';

/** The cost of a step across a side in the open, in hundredths of a square. */
export const SQUARE = 100;

/** R003-52: the cross-country allowance of a unit or general, in hundredths of a square. */
export function allowanceOf(position: Position, unit: Piece): number {
  if (unit.isLeader)
    return (
      SQUARE * MOVE_CHART.number(position, isHurt(position, unit) ? 'hurt-general' : 'general', 'general')
    );
  if (isRouted(unit)) return SQUARE * RETREAT_CHART.number(position, wayBackOf(unit), 'rout');
  return allowanceIn(position, unit, wordOf(unit.formation));
}

/** The allowance of a unit in another formation. */
export function allowanceIn(position: Position, unit: Piece, formation: string): number {
  // T003-8 gives gunners without guns only a retreat distance, so their move has the same length.
  if (formation === GUNNERS) return SQUARE * RETREAT_CHART.number(position, 'gunners', 'retreat');
  const { columns } = MOVE_CHART.table;
  const name = formation === GARRISON ? LINE : formation;
  const column = columns.find((each) => each === name);
  const row = branchOf(unit);
  return column ? SQUARE * MOVE_CHART.number(position, row, column as MoveColumn) : 0;
}

type MoveColumn = Parameters<typeof MOVE_CHART.number>[2];

/** T003-8: the row of the retreat table. */
export function wayBackOf(unit: Piece): Parameters<typeof RETREAT_CHART.number>[1] {
  if (wordOf(unit.formation) === GUNNERS) return 'gunners';
  if (isArtillery(unit)) return branchOf(unit) === 'horse-artillery' ? 'horse-guns' : 'foot-guns';
  return isInfantry(unit) ? 'infantry' : 'cavalry';
}

/** R003-41 to R003-43: true if a general is wounded or on foot. */
function isHurt(position: Position, general: Piece): boolean {
  const { unhorsed, wounded } = generalData(general);
  return [unhorsed, wounded].some((until) => typeof until === 'number' && until >= turnOf(position));
}

/** R003-56, R003-59: true if a unit may still use the road rate: a column that is on a road and has never left it. */
export const keepsToRoad = (position: Position, unit: Piece): boolean =>
  !unit.isLeader &&
  walkerOf(unit).isColumn &&
  isOnRoad(position, unit.at) &&
  !unit.has(LEFT_ROAD) &&
  !isRouted(unit) &&
  !(isArtillery(unit) && isCrowded(position, unit));

/** The conditions under which a unit moves, which change its allowance. */
export interface Pace {
  readonly byRoad: boolean;
  /** R003-34: it is out of command and advances. */
  readonly heldBack: boolean;
  /** R003-63: it makes a forced march. */
  readonly forced: boolean;
}

/** The distance that a unit may move in this phase at a pace, in hundredths of a square: A3.2. */
export function limitAt(position: Position, unit: Piece, { byRoad, heldBack, forced }: Pace): number {
  const { columns } = MOVE_CHART.table;
  const road =
    byRoad && columns.includes('road') ? SQUARE * MOVE_CHART.number(position, branchOf(unit), 'road') : 0;
  const whole =
    Math.max(road, allowanceOf(position, unit)) *
    (forced ? FORCED_MARCH_CHART.number(position, 'times', 'number') : 1);
  return heldBack ? whole / HELD : whole;
}

/** R003-34: units out of command advance at half their allowance. */
const HELD = 2;

/**
 * The movement that a piece has spent in this phase, in hundredths of a square; a general's data from an earlier phase
 * does not count.
 */
export function spentBy(piece: Piece): number {
  const { spent = 0 } = unitData(piece);
  return piece.isLeader && !piece.has(MARCHED) ? 0 : spent;
}

/** The movement that a unit may spend in this phase on actions in its square. */
export const budgetOf = (position: Position, unit: Piece): number =>
  limitAt(position, unit, {
    byRoad: keepsToRoad(position, unit),
    heldBack: unit.has(HELD_BACK),
    forced: unit.has(FORCE_MARCHED),
  });

/** The reason terrain or an edge bars a step, apart from any units: T003-10, R003-158 to R003-164. */
function groundFault(position: Position, unit: Piece, from: number, to: number): Refusal | undefined {
  const price = priceOfStep(position, walkerOf(unit), from, to);
  return typeof price === 'number' ? undefined : because(price.reason, price.rule, position.board.name(to));
}

/** The reason a piece may not step from one square into another: terrain, edges, and the enemy (R003-57). */
export function entryFault(position: Position, unit: Piece, from: number, to: number): Refusal | undefined {
  if (isHeldAgainst(position, unit, to)) return because('enemy-there', 'R003-57', position.board.name(to));
  return groundFault(position, unit, from, to);
}

/**
 * R003-57, A003-64: true if the enemy keeps a piece out of a square; routed enemies stop only generals and routed
 * units.
 */
export function isHeldAgainst(position: Position, unit: Piece, space: number): boolean {
  if (!isEnemyAt(position, unit, space)) return false;
  if (unit.isLeader || isRouted(unit)) return true;
  for (let other = position.unitAt(space); other; other = position.nextTo(other, space)) {
    if (other.side !== unit.side && !isRouted(other)) return true;
  }
  return false;
}

/** R003-68: true if a square holds a friend that a unit may not pass through. */
export function isInTheWay(position: Position, unit: Piece, space: number): boolean {
  if (unit.isLeader) return false;
  for (let other = position.unitAt(space); other; other = position.nextTo(other, space)) {
    if (other !== unit && other.side === unit.side && !mayPassThrough(unit, other)) return true;
  }
  return false;
}

/** R003-57: true if an enemy general keeps a general from ending a move in a square. */
const isTaken = (position: Position, { side }: Piece, space: number): boolean =>
  position.hasLeaderOf(space, enemyOfNumber(side));

/** The reason a piece may not end its move in a square. */
export function endFault(position: Position, piece: Piece, space: number): Refusal | undefined {
  if (!piece.isLeader) return roomFault(position, piece, space);
  return isTaken(position, piece, space)
    ? because('enemy-there', 'R003-57', position.board.name(space))
    : undefined;
}

/** The same for searches. */
export const hasRoomToEnd = (position: Position, piece: Piece, space: number): boolean =>
  piece.isLeader ? !isTaken(position, piece, space) : hasRoom(position, piece, space);
