import { type Refusal, wordOf } from '../../core';
import { beforeBattleFault } from '../square-grid/preparation';
import { because } from '../square-grid/refusal';
import type { Ordered, Piece, Position } from './play';

// The steps of a turn, in the order of T003-7: first the initiative roll; contact follows the declaration of charges.
export const INITIATIVE = 'initiative';
export const CHARGES = 'charges';
export const CONTACT = 'contact';
export const MOVEMENT = 'movement';
export const ARTILLERY_FIRE = 'artillery-fire';
export const SMALL_ARMS = 'small-arms';
export const MELEE = 'melee';
export const BREAKTHROUGH = 'breakthrough';
export const RECOVERY = 'recovery';
export const MARKERS = 'markers';

/** The steps of an initiative phase, in order. */
export const STEPS = [
  CHARGES,
  CONTACT,
  MOVEMENT,
  ARTILLERY_FIRE,
  SMALL_ARMS,
  MELEE,
  BREAKTHROUGH,
  RECOVERY,
  MARKERS,
] as const;
export type Step = (typeof STEPS)[number];

export const isStep = ({ step }: Position, name: Step | typeof INITIATIVE): boolean => wordOf(step) === name;

/** The reason no order at all can be given now. */
export function anyFault(position: Position, { type, side }: Ordered): Refusal | undefined {
  if (position.isOver) return because('battle-is-over', 'T003-22');
  if (side !== position.side) return because('not-your-turn', 'R003-19');
  const before = beforeBattleFault(position.preparation, type);
  if (before) return before;
  if (isStep(position, INITIATIVE) && type !== 'roll-initiative')
    return because('initiative-first', 'R003-16');
  return undefined;
}

/** R003-21: refuses an order that belongs to another step. */
export const notNow = (): Refusal => ({ ...because('not-this-step', 'R003-21'), isAside: true });

/** A test that an order to a piece must pass: returns the reason if it fails. */
type Against = (piece: Piece) => Refusal | undefined;

/** The reason any order to a piece fails: it is missing or the other side's, or this is the wrong step (R003-21). */
export function inStep(
  position: Position,
  step: Step,
  { piece, side }: Ordered,
  against: Against,
): Refusal | undefined {
  if (!piece?.isOnBoard) return because('no-such-piece', 'R003-01');
  if (piece.side !== side) return because('not-your-unit', 'R003-19');
  if (!isStep(position, step)) return notNow();
  return against(piece);
}

/** The reason an order to a unit fails; generals are refused. */
export const ofUnitInStep = (
  position: Position,
  step: Step,
  order: Ordered,
  against: Against,
): Refusal | undefined =>
  inStep(position, step, order, (piece) =>
    piece.isLeader ? because('not-for-generals', 'R003-41') : against(piece),
  );

export const unknownOrder = (): Refusal => because('no-such-order', 'R003-21');
