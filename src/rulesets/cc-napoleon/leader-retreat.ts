import { ask, type Context, longestRetreat, nextSpaces, type PieceId, type Procedure } from '../../core';
import { leaderRearward } from './ground';

/** R000-147: how far a leader falls back. */
const FALL_BACK = 2;

/**
 * A leader without his unit falls back toward his own side, through friends. One who can go neither 2 spaces
 * nor 1 is lost (AMB-000-30).
 */
export function* retreatLeader(c: Context, id: PieceId, lose: (c: Context, id: PieceId) => void): Procedure {
  const leader = c.state.leaders[id];
  if (!leader) throw new RangeError(`no leader "${id}" on the board`);
  const length = longestRetreat(leaderRearward(c.state, leader.side), leader.at, FALL_BACK);
  if (length === 0) return lose(c, id);
  let from = leader.at;
  for (let left = length; left > 0; left -= 1) {
    const [first, ...others] = nextSpaces(leaderRearward(c.state, leader.side), from, left);
    if (first === undefined) throw new RangeError(`leader "${id}" has no way back from ${from}`);
    const to = yield* ask({
      reason: 'retreat',
      side: leader.side,
      unit: id,
      of: 'space',
      options: [first, ...others],
      mark: `leader ${left}`,
    });
    c.emit({ type: 'retreated', unit: id, from, to });
    from = to;
  }
}
