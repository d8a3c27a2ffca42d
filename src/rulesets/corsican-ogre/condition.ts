import type { RulesetData } from '../../core';
import type { Course, Unit } from '../ccn/battle';
import type { Condition } from './saved-data';

const FRESH: Condition = {
  spent: false,
  morale: 0,
  shots: 0,
  bonus: 0,
  charge: 0,
  isIdle: false,
  began: '',
  hit: null,
};

/** R002-06: the stored condition of a piece. */
export const conditionOf = ({ data }: Unit): Condition => ({ ...FRESH, ...(data as Partial<Condition>) });

export const isSpent = ({ data }: Unit): boolean => data.spent === true;

/** R002-92 to R002-95: the levels of morale. */
const STEADY = 0;
const SHAKEN = 1;
export const BROKEN = 2;

export const moraleOf = ({ data }: Unit): number => (typeof data.morale === 'number' ? data.morale : STEADY);

/** R002-24, R002-25, R002-81, R002-85: marks a piece as spent, so that it can't be activated again this turn. */
export function spend(c: Course, piece: Unit): void {
  if (!isSpent(piece)) note(c, piece, { spent: true });
}

/** R002-93: a steady unit becomes shaken, a shaken one breaks (and stays broken, AMB-002-34). */
export function shake(c: Course, unit: Unit): void {
  const morale = moraleOf(unit);
  if (morale === BROKEN) return;
  note(c, unit, { morale: morale + 1 });
  c.responded(unit, morale === STEADY ? 'shaken' : 'broken');
}

/** R002-94, R002-95: an activated unit recovers. */
export function recover(c: Course, unit: Unit): void {
  const morale = moraleOf(unit);
  if (morale === STEADY) return;
  note(c, unit, { morale: morale - 1 });
  c.responded(unit, morale === SHAKEN ? 'steady' : 'less-shaken');
}

/** Changes part of a piece's stored condition. */
export const note = (c: Course, piece: Unit, change: Partial<Condition>): void =>
  c.noted(piece, change as RulesetData);
