import { enemyOfNumber, NOBODY, type Procedure, Sum } from '../../core';
import type { Course, Unit } from './battle';
import { FATE_CLASSES } from './dice';
import { retreatLeader } from './leader-retreat';

/** R000-147: rolls one die: a helmet eliminates the leader; otherwise the leader retreats 2 spaces. */
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

/** Eliminates a leader, which scores no victory point but lowers the side's command rating: R000-09, R000-16. */
function eliminateLeader(c: Course, leader: Unit, cause: string, by: Unit | null): void {
  c.leaderEliminated(leader, cause, by);
  c.ratingLost(leader.side, leader.kind.leader.ratingLoss);
}
