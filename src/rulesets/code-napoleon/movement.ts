import { enemyOfNumber, type Refusal, wordOf } from '../../core';
import { because } from '../square-grid/because';
import { branchOf, isArtillery, isInfantry } from './arms';
import { turnOf } from './battle';
import { generalData, isRouted, unitData } from './condition';
import { mayPassThrough } from './interpenetration';
import { FORCE_MARCHED, HELD_BACK, LEFT_ROAD, MARCHED } from './marks';
import type { Piece, Position } from './play';
import { isOnRoad } from './roads';
import { isCrowded, isEnemyAt, roomFault } from './stacking';
import { priceOfStep } from './step-price';
import { FORCED_MARCH_CHART, MOVE_CHART, RETREAT_CHART } from './tables/movement';
import { GARRISON, GUNNERS, LINE } from './unit-types';
import { walkerOf } from './walker';

export { stepCost } from './step-costs';

/** Hundredths of a square: what a step over a side costs in the open. */
export const SQUARE = 100;

/** R003-52: how far a unit may move across country, or a general, in hundredths of a square. */
export function allowanceOf(position: Position, unit: Piece): number {
  if (unit.isLeader)
    return (
      SQUARE * MOVE_CHART.number(position, isHurt(position, unit) ? 'hurt-general' : 'general', 'general')
    );
  if (isRouted(unit)) return SQUARE * RETREAT_CHART.number(position, wayBackOf(unit), 'rout');
  return allowanceIn(position, unit, wordOf(unit.formation));
}

/** The same in another formation. */
export function allowanceIn(position: Position, unit: Piece, formation: string): number {
  // T003-8 says of gunners without guns only how far they go back: they go as far forward.
  if (formation === GUNNERS) return SQUARE * RETREAT_CHART.number(position, 'gunners', 'retreat');
  const { columns } = MOVE_CHART.table;
  const name = formation === GARRISON ? LINE : formation;
  const column = columns.find((each) => each === name);
  const row = branchOf(unit);
  return column ? SQUARE * MOVE_CHART.number(position, row, column as MoveColumn) : 0;
}

type MoveColumn = Parameters<typeof MOVE_CHART.number>[2];

/** T003-8: the row of the table of retreats. */
export function wayBackOf(unit: Piece): Parameters<typeof RETREAT_CHART.number>[1] {
  if (wordOf(unit.formation) === GUNNERS) return 'gunners';
  if (isArtillery(unit)) return branchOf(unit) === 'horse-artillery' ? 'horse-guns' : 'foot-guns';
  return isInfantry(unit) ? 'infantry' : 'cavalry';
}

/** R003-41 to R003-43: whether a general is wounded or on foot. */
function isHurt(position: Position, general: Piece): boolean {
  const { unhorsed, wounded } = generalData(general);
  return [unhorsed, wounded].some((until) => typeof until === 'number' && until >= turnOf(position));
}

/** R003-56, R003-59: whether a unit still may have the rate of a road: a column that stands on it and never left it. */
export const keepsToRoad = (position: Position, unit: Piece): boolean =>
  !unit.isLeader &&
  walkerOf(unit).isColumn &&
  isOnRoad(position, unit.at) &&
  !unit.has(LEFT_ROAD) &&
  !isRouted(unit) &&
  !(isArtillery(unit) && isCrowded(position, unit));

/** Under what a unit moves: it changes how far that is. */
export interface Pace {
  readonly byRoad: boolean;
  /** R003-34: it is out of command, and advances. */
  readonly heldBack: boolean;
  /** R003-63. */
  readonly forced: boolean;
}

/** How far a unit may move in this phase at a pace, in hundredths of a square: A3.2. */
export function limitAt(position: Position, unit: Piece, { byRoad, heldBack, forced }: Pace): number {
  const { columns } = MOVE_CHART.table;
  const road =
    byRoad && columns.includes('road') ? SQUARE * MOVE_CHART.number(position, branchOf(unit), 'road') : 0;
  const whole =
    Math.max(road, allowanceOf(position, unit)) *
    (forced ? FORCED_MARCH_CHART.number(position, 'times', 'number') : 1);
  return heldBack ? whole / HELD : whole;
}

/** R003-34: who is out of command advances half as far. */
const HELD = 2;

/** What a piece has spent of its move in this phase, in hundredths of a square; what a general did in an earlier one is forgotten. */
export function spentBy(piece: Piece): number {
  const { spent = 0 } = unitData(piece);
  return piece.isLeader && !piece.has(MARCHED) ? 0 : spent;
}

/** What a unit may spend in this phase on what it does where it stands. */
export const budgetOf = (position: Position, unit: Piece): number =>
  limitAt(position, unit, {
    byRoad: keepsToRoad(position, unit),
    heldBack: unit.has(HELD_BACK),
    forced: unit.has(FORCE_MARCHED),
  });

/** Why ground or edges bar a step, whoever stands there: T003-10, R003-158 to R003-164. */
function groundFault(position: Position, unit: Piece, from: number, to: number): Refusal | undefined {
  const price = priceOfStep(position, walkerOf(unit), from, to);
  return typeof price === 'number' ? undefined : because(price.reason, price.rule, position.board.name(to));
}

/** Why a piece may not step from one square into another: ground, edges, and the enemy (R003-57). */
export function entryFault(position: Position, unit: Piece, from: number, to: number): Refusal | undefined {
  if (isHeldAgainst(position, unit, to)) return because('enemy-there', 'R003-57', position.board.name(to));
  return groundFault(position, unit, from, to);
}

/** R003-57, A003-64: whether the enemy keeps a piece out of a square; those who are routed keep no unit out. */
export function isHeldAgainst(position: Position, unit: Piece, space: number): boolean {
  if (!isEnemyAt(position, unit, space)) return false;
  const enemies = position.unitsAt(space).filter(({ side }) => side === enemyOfNumber(unit.side));
  return unit.isLeader || isRouted(unit) || !enemies.every(isRouted);
}

/** R003-68: whether somebody stands in a square through whom a unit may not go. */
export const isInTheWay = (position: Position, unit: Piece, space: number): boolean =>
  !unit.isLeader &&
  position
    .unitsAt(space)
    .some((other) => other !== unit && other.side === unit.side && !mayPassThrough(unit, other));

/** Why a piece may not end in a square. */
export const endFault = (position: Position, piece: Piece, space: number): Refusal | undefined =>
  piece.isLeader ? undefined : roomFault(position, piece, space);
