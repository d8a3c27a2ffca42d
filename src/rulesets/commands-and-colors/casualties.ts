import { enemyOfNumber, NOBODY, type Procedure, Sum } from '../../core';
import type { Course, Unit } from './battle';
import { FATE_CLASSES } from './dice';
import { countLosses } from './join';
import { retreatLeader } from './leader-retreat';
import { leadersWith } from './neighbourhood';
import { scoreUnit } from './victory';

/** Removes strength points; a unit that loses its last one is eliminated (R000-07). `by`: who has done it, if anyone. */
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
  if (lost > 0 && lost < strength) countLosses(c, unit);
  if (lost === strength) yield* eliminate(c, unit, cause, by);
}

/** R000-05, R000-08, R000-147: the unit is gone, its enemy scores, and its leaders meet their fate. */
export function* eliminate(c: Course, unit: Unit, cause: string, by: Unit | null): Procedure {
  const leaders = leadersWith(c.position, unit);
  c.eliminated(unit, cause, by);
  if (!unit.kind.isSkirmishers) scoreUnit(c, unit.side);
  for (const leader of leaders) yield* leaderFate(c, leader, by);
}

/** R000-147: one die; a helmet eliminates the leader, otherwise he falls back 2 spaces. */
export function* leaderFate(c: Course, leader: Unit, by: Unit | null): Procedure {
  if (c.position.winner !== NOBODY) return;
  const dice = new Sum(c.events !== null);
  dice.add(1, 'fate', 'R000-147');
  const side = enemyOfNumber(leader.side);
  const thrown = yield* c.roll({ reason: 'leader-fate', side, classes: FATE_CLASSES, dice, target: leader });
  const hits = thrown.of('hit');
  c.rolled(hits);
  if (hits > 0) eliminateLeader(c, leader, 'leader-fate', by);
  else if (!(yield* retreatLeader(c, leader))) eliminateLeader(c, leader, 'no-way-back', null);
}

/** R000-09, R000-16: no victory point, but the side's command rating falls. */
function eliminateLeader(c: Course, leader: Unit, cause: string, by: Unit | null): void {
  c.leaderEliminated(leader, cause, by);
  c.ratingLost(leader.side, leader.kind.leader.ratingLoss);
}
