import type { Procedure } from '../../core';
import type { Course, Unit } from './battle';
import { mayEnd } from './ground';
import { chargeTargets } from './melee-target';
import { leadersWith } from './neighbourhood';

const NO_OR_YES = ['no', 'yes'] as const;

/** R000-101, R000-105: the victor may take the space he has won, if the ground lets him stand there. */
export function* momentumAdvance(c: Course, unit: Unit, to: number): Procedure<boolean> {
  const { position } = c;
  if (!mayEnd(position, unit, to)) return false;
  const { side } = unit;
  const answer = yield* c.ask({ reason: 'advance', side, unit, of: 'choice', options: NO_OR_YES });
  if (answer === 'no') return false;
  const leaders = leadersWith(position, unit);
  c.advanced(unit, to);
  for (const leader of leaders) c.advanced(leader, to);
  return true;
}

/** R000-102: whom cavalry that has advanced attacks next, if anyone. */
export const nextTarget = (c: Course, unit: Unit): Procedure<Unit | null> =>
  c.ask<Unit | null>({
    reason: 'next-attack',
    side: unit.side,
    unit,
    of: 'unit',
    options: [null, ...chargeTargets(c.position, unit)],
  });
