import { enemyOfNumber, type SideNumber, SOUTH, wordNumber } from '../../core';
import type { Battle, Course } from '../ccn/battle';
import { gloryOf } from '../commands-and-colors/glory';

/** The step before the first chit of a turn, in which sides that have counters may spend them: AMB-001-31. */
const COUNTERS = wordNumber('counters');

/** Whether a side says now what it spends. */
export const spendsCounters = ({ step }: Battle): boolean => step === COUNTERS;

/** It is a side's turn to spend, if it has anything left, else the other's; the south is asked first. False: nobody's. */
export function countersBegin(c: Course): boolean {
  const { position } = c;
  const side = [SOUTH, enemyOfNumber(SOUTH)].find((each) => gloryOf(position, each) > 0);
  if (side === undefined) return false;
  countersOf(c, side);
  return true;
}

/** A side is to say what it spends. */
export function countersOf(c: Course, side: SideNumber): void {
  c.turnPassed(side);
  c.stepBegan('counters');
}
