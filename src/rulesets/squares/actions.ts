import type { Leader, State } from '../../core';
import { battleOf } from './battle';
import { countOf, has } from './marks';
import { optionIs } from './options';
import { typeOf } from './unit-types';

/** R004-59: what a general can spend in a turn. */
export const GENERAL_POINTS = 3;

/** T004-3: what a piece has done this turn that costs action points. */
export interface Spent {
  /** Steps to a square that shares a side, entry from the reserve counted. */
  readonly steps: number;
  readonly diagonals: number;
  /** Surcharges for ground and rivers. */
  readonly rough: number;
  /** Everything that costs one point each: turning, occupying, bombarding, assaulting. */
  readonly others: number;
}

/** What a piece has spent so far. */
export const spentBy = (piece: Leader): Spent => ({
  steps: countOf(piece, 'step'),
  diagonals: countOf(piece, 'diagonal'),
  rough: countOf(piece, 'rough'),
  others: countOf(piece, 'turned', 'occupied', 'bombarded', 'assaulted'),
});

/** Squares that a piece has gone. */
export const moves = ({ steps, diagonals }: Spent): number => steps + diagonals;

/** Action points that have been spent: R004-39 to R004-46; `waives`: a lone step pays no surcharge (A004-67). */
export function costOf(spent: Spent, waives: boolean): number {
  const { steps, diagonals, rough, others } = spent;
  const diagonal = diagonals === 0 ? 0 : 2 * diagonals - 1;
  const surcharge = waives && moves(spent) === 1 ? 0 : rough;
  return others + steps + diagonal + surcharge;
}

/** Points of a unit this turn: what its command rolled and has not given up, and what is for movement alone. */
export interface Budget {
  readonly actions: number;
  /** R004-54 to R004-56, R004-58: none for who has assaulted or bombarded. */
  readonly bonus: number;
  readonly waives: boolean;
}

/** The points of a unit of the active command. */
export function budgetOf(state: State, unit: Leader): Budget {
  const { actions: rolled, rallies } = battleOf(state).active ?? { actions: 0, rallies: 0 };
  const actions = rolled - rallies;
  const bonus = bonusOf(state, unit);
  return { actions, bonus, waives: optionIs(state, 'waiver', 'onlyStep') || actions + bonus === 1 };
}

function bonusOf(state: State, unit: Leader): number {
  if (has(unit, 'assaulted') || has(unit, 'bombarded')) return 0;
  if (unit.type === 'horse-artillery' && optionIs(state, 'horseBonus', false)) return 0;
  return typeOf(unit).bonus;
}

/** Points that a unit has left, the bonus for movement counted. */
export function pointsLeft(state: State, unit: Leader): number {
  if (has(unit, 'halted')) return 0;
  const { actions, bonus, waives } = budgetOf(state, unit);
  return Math.max(0, actions + bonus - costOf(spentBy(unit), waives));
}

/** Points of the roll alone that a unit has left: those that pay for an assault or a bombardment. */
export function actionsLeft(state: State, unit: Leader): number {
  const { actions, waives } = budgetOf(state, unit);
  return actions - costOf(spentBy(unit), waives);
}
