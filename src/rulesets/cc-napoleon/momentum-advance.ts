import type { Procedure } from '../../core';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { mayEnd } from '../commands-and-colors/passable-terrain';
import type { Course, Unit } from './battle';
import { chargeTargets } from './melee-target';

const NO_OR_YES = ['no', 'yes'] as const;

/** R000-101 to R000-105: the victor may take the space; cavalry that has advanced may attack again. */
export function* advance(c: Course, unit: Unit, won: number): Procedure<Unit | null> {
  const advanced = yield* momentumAdvance(c, unit, won);
  return advanced && unit.kind.isCavalry ? yield* nextTarget(c, unit) : null;
}

/** R000-101, R000-105: the victor may take the vacated space, if the terrain lets it stand there. */
function* momentumAdvance(c: Course, unit: Unit, to: number): Procedure<boolean> {
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

/** R000-102: the next target of cavalry that has advanced, if its player chooses one. */
const nextTarget = (c: Course, unit: Unit): Procedure<Unit | null> =>
  c.ask<Unit | null>({
    reason: 'next-attack',
    side: unit.side,
    unit,
    of: 'unit',
    options: [null, ...chargeTargets(c.position, unit)],
  });
