import type { Stint } from '../../core';
import { battle } from './battle';
import { movesFreely } from './divisions';
import { isStep, MOVEMENT } from './phases';
import type { Position } from './play';

/** R003-20: three minutes per division. */
const SECONDS = 180;

/**
 * R003-20: the clock of a division runs from the end of the previous division's move to the end of its own, so planning
 * counts and combat does not. If divisions move in any order, they share the sum of their times.
 */
export function stint(position: Position): Stint | undefined {
  if (position.isOver || !isStep(position, MOVEMENT)) return undefined;
  const { turn, side } = position;
  const { units } = position.force(side);
  const moved = battle(position, 'moved');
  const left = new Set(units.map(({ kind }) => kind.command).filter((each) => !moved.includes(each))).size;
  if (left === 0) return undefined;
  const seconds = movesFreely(position) ? SECONDS * left : SECONDS;
  return { id: `${turn}.${side}.${moved.length}`, seconds };
}
