import { type StateContext, enemyOf, type PieceId, type Side, type State, unitOf } from '../../core';
import { battleOf } from './battle';
import { decide } from './victory';

/** Shares of an army are told in hundredths, which fractions of two can't be exactly. */
const NEARLY = 1e-9;

/** Units are lost together: each gives the enemy a point, and all of them may break their army (B8, A004-65). */
export function loseUnits(c: StateContext, ids: readonly PieceId[], cause: string): void {
  const [first] = ids;
  if (first === undefined) return;
  const { side } = unitOf(c.state, first);
  for (const unit of ids) c.emit({ type: 'eliminated', unit, cause });
  if (c.state.winner) return;
  const winner = enemyOf(side);
  for (const _ of ids) c.emit({ type: 'scored', side: winner, points: 1, reason: 'unit-lost' });
  const { break: breaking } = battleOf(c.state);
  if (!breaking || !isBroken(c.state, side, breaking.share)) return;
  if (breaking.points > 0) {
    c.emit({ type: 'scored', side: winner, points: breaking.points, reason: 'army-broken' });
  }
  decide(c, 'army-broken');
}

/** Whether a side has lost so large a part of the units that it began with. */
function isBroken(state: State, side: Side, share: number): boolean {
  const lost = Object.values(state.fallenUnits).filter((unit) => unit.side === side).length;
  return lost >= share * battleOf(state).strength[side] - NEARLY;
}
