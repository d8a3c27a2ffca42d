import { enemyOfNumber, type SideNumber, SOUTH, wordNumber } from '../../core';
import type { Battle, Course } from '../ccn/battle';
import { gloryOf } from '../commands-and-colors/battle-data';

/** The step before the first chit of a turn, in which sides may spend counters: AMB-001-31. */
const COUNTERS = wordNumber('counters');

/** True if a side is choosing what to spend counters on. */
export const spendsCounters = ({ step }: Battle): boolean => step === COUNTERS;

/**
 * Begins the spending of counters: with the south if it has any left, otherwise with the north. False if neither has
 * any.
 */
export function countersBegin(c: Course): boolean {
  const { position } = c;
  const side = [SOUTH, enemyOfNumber(SOUTH)].find((each) => gloryOf(position, each) > 0);
  if (side === undefined) return false;
  countersOf(c, side);
  return true;
}

/** Begins a side's choice of what to spend counters on. */
export function countersOf(c: Course, side: SideNumber): void {
  c.turnPassed(side);
  c.stepBegan('counters');
}
