import { type Context, enemyOf, type Leader, type PieceId, type Procedure, roll, unitOf } from '../../core';
import { BATTLE_DIE } from './dice';
import { countLosses } from './join';
import { retreatLeader } from './leader-retreat';
import { isSkirmishers, leadersWith } from './neighbourhood';
import { leaderType } from './unit-types';
import { scoreUnit } from './victory';

/** Removes strength points; a unit that loses its last one is eliminated (R000-07). */
export function* loseStrength(c: Context, id: PieceId, steps: number, cause: string): Procedure {
  const { strength } = unitOf(c.state, id);
  const lost = Math.min(steps, strength);
  if (lost > 0) c.emit({ type: 'lost', unit: id, steps: lost, cause });
  if (lost > 0 && lost < strength) countLosses(c, id);
  if (lost === strength) yield* eliminate(c, id, cause);
}

/** R000-05, R000-08, R000-147: the unit is gone, its enemy scores, and its leaders meet their fate. */
export function* eliminate(c: Context, id: PieceId, cause: string): Procedure {
  const unit = unitOf(c.state, id);
  const leaders = leadersWith(c.state, unit);
  c.emit({ type: 'eliminated', unit: id, cause });
  if (!isSkirmishers(unit)) scoreUnit(c, unit.side);
  for (const leader of leaders) yield* leaderFate(c, leader);
}

const FATE_CLASSES = [
  { name: 'hit', faces: ['helmet'] },
  { name: 'miss', faces: BATTLE_DIE.faces.filter((face) => face !== 'helmet') },
];

/** R000-147: one die; a helmet eliminates the leader, otherwise he falls back 2 spaces. */
export function* leaderFate(c: Context, { id, side }: Leader): Procedure {
  if (c.state.winner) return;
  const query = {
    reason: 'leader-fate',
    side: enemyOf(side),
    die: BATTLE_DIE.id,
    target: id,
    modifiers: [{ value: 1, reason: 'fate', rule: 'R000-147' }],
  };
  const faces = yield* roll({ ...query, count: 1, classes: FATE_CLASSES, mark: '' });
  const hits = faces.includes('helmet') ? 1 : 0;
  c.emit({ type: 'rolled', ...query, faces, hits, flags: 0 });
  if (hits > 0) eliminateLeader(c, id);
  else yield* retreatLeader(c, id, eliminateLeader);
}

/** R000-09, R000-16: no victory point, but the side's command rating falls. */
function eliminateLeader(c: Context, id: PieceId): void {
  const leader = c.state.leaders[id];
  if (!leader) throw new RangeError(`no leader "${id}" on the board`);
  c.emit({ type: 'leader-eliminated', leader: id });
  c.emit({ type: 'rating-lost', side: leader.side, by: leaderType(leader).ratingLoss });
}
