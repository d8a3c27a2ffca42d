import type { Procedure } from '../../core';
import { longestRetreat, nextSpaces } from '../commands-and-colors/retreat-path';
import type { Course, Unit } from './battle';

/** R000-147: the distance of a leader's retreat. */
const FALL_BACK = 2;

/**
 * Makes a leader without a unit retreat towards the leader's own side, through friends; true if the leader survives. A
 * leader who can retreat neither 2 spaces nor 1 is lost (AMB-000-30).
 */
export function* retreatLeader(c: Course, leader: Unit): Procedure<boolean> {
  const { position } = c;
  const length = longestRetreat(position, leader, FALL_BACK);
  if (length === 0) return false;
  for (let left = length; left > 0; left -= 1) {
    const options = nextSpaces(position, leader, left);
    const to = yield* c.ask({ reason: 'retreat', side: leader.side, unit: leader, of: 'space', options });
    c.retreated(leader, to);
  }
  return true;
}
