import type { Procedure } from '../../core';
import type { Course, Unit } from './battle';
import { leadersWith } from './neighbourhood';
import { scoreLoss } from './victory';

/**
 * Removes strength points; a unit that loses its last one is eliminated (R000-07). `by`: the unit responsible, if any.
 */
export function* loseStrength(
  c: Course,
  unit: Unit,
  steps: number,
  cause: string,
  by: Unit | null,
): Procedure {
  const { strength } = unit;
  const lost = Math.min(steps, strength);
  if (lost > 0) c.lost(unit, lost, cause);
  if (lost > 0 && lost < strength) c.position.game.afterLoss(c, unit);
  if (lost === strength) yield* eliminate(c, unit, cause, by);
}

/** R000-05, R000-08, R000-147: eliminates a unit; its enemy scores, and its leaders' fates are decided. */
export function* eliminate(c: Course, unit: Unit, cause: string, by: Unit | null): Procedure {
  const leaders = leadersWith(c.position, unit);
  c.eliminated(unit, cause, by);
  c.position.game.whenGone(c, unit);
  if (c.position.game.scoresFor(unit)) scoreLoss(c, unit.side, 'unit-eliminated');
  for (const leader of leaders) yield* c.position.game.leaderCheck(c, leader, by);
}
