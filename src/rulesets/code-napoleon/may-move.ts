import { askedOnceOf, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isInCommand } from './command';
import { isRouted } from './condition';
import { divisionFault } from './divisions';
import { CHARGED, FORCE_MARCHED } from './marks';
import { budgetOf, spentBy } from './movement';
import { inStep, isStep, MOVEMENT, ofUnitInStep } from './phases';
import type { Ordered, Piece, Position } from './play';
import { isEnemyAt } from './stacking';

/** A test that an order to a piece must pass: returns the reason if it fails. */
type Against = (piece: Piece) => Refusal | undefined;

/** The reason a piece may not move at all now, whatever the order: R003-22, R003-23, R003-57. */
function stayFault(position: Position, piece: Piece): Refusal | undefined {
  if (!piece.isLeader && piece.has(CHARGED)) return because('has-charged', 'R003-22');
  if (!piece.isLeader && isEnemyAt(position, piece, piece.at)) return because('in-melee', 'R003-57');
  return divisionFault(position, piece);
}

/** The reason a piece may not receive an order of the movement step. */
export const ofMover = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  inStep(position, MOVEMENT, order, (piece) => stayFault(position, piece) ?? against(piece));

/** The reason a unit may not act in its square: T003-9, R003-137. */
export const ofUnit = (position: Position, order: Ordered, against: Against): Refusal | undefined =>
  ofUnitInStep(
    position,
    MOVEMENT,
    order,
    (unit) => stayFault(position, unit) ?? routedFault(unit) ?? against(unit),
  );

const routedFault = (unit: Piece): Refusal | undefined =>
  isRouted(unit) ? because('only-runs', 'R003-137') : undefined;

/** True if a piece can receive orders of the movement step, for lists of orders. */
export const mayMove = askedOnceOf(
  (position: Position, piece: Piece) => isStep(position, MOVEMENT) && !stayFault(position, piece),
);

/** True if a unit can act in its square, for lists of orders. */
export const mayAct = askedOnceOf(
  (position: Position, unit: Piece) => !unit.isLeader && mayMove(position, unit) && !isRouted(unit),
);

/** R003-36, R003-60: the reason a unit may not change its formation in its own phase. */
export function reshapeFault(position: Position, unit: Piece): Refusal | undefined {
  if (unit.has(FORCE_MARCHED)) return because('has-force-marched', 'R003-60');
  return isInCommand(position, unit) ? undefined : because('not-in-command', 'R003-36');
}

/** The movement that a unit may still spend in this phase on actions in its square. */
export const movementLeft = askedOnceOf(
  (position: Position, unit: Piece) => budgetOf(position, unit) - spentBy(unit),
);

/** R003-51, R003-71: the reason a unit does not have enough movement left. */
export const costFault = (position: Position, unit: Piece, cost: number): Refusal | undefined =>
  cost > movementLeft(position, unit) ? because('too-little-movement', 'R003-71') : undefined;
