import { ask, type Context, type PieceId, type Procedure, type SpaceId, unitOf } from '../../core';
import { mayEnd } from './ground';
import { chargeTargets } from './melee-target';
import { leadersWith } from './neighbourhood';

/** R000-101, R000-105: the victor may take the space he has won, if the ground lets him stand there. */
export function* momentumAdvance(c: Context, id: PieceId, to: SpaceId): Procedure<boolean> {
  const unit = unitOf(c.state, id);
  if (!mayEnd(c.state, unit, to)) return false;
  const answer = yield* ask({
    reason: 'advance',
    side: unit.side,
    unit: id,
    of: 'choice',
    options: ['no', 'yes'],
    mark: to,
  });
  if (answer === 'no') return false;
  const pieces = [id, ...leadersWith(c.state, unit).map((leader) => leader.id)];
  for (const piece of pieces) c.emit({ type: 'advanced', unit: piece, from: unit.at, to });
  return true;
}

/** R000-102: whom cavalry that has advanced attacks next, if anyone. */
export function* nextTarget(c: Context, id: PieceId): Procedure<PieceId | undefined> {
  const unit = unitOf(c.state, id);
  const answer = yield* ask({
    reason: 'next-attack',
    side: unit.side,
    unit: id,
    of: 'unit',
    options: ['none', ...chargeTargets(c.state, unit)],
    mark: '',
  });
  return answer === 'none' ? undefined : answer;
}
