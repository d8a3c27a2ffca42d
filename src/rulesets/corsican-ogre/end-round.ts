import { NOBODY, type Procedure } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { ACTIVATED } from '../commands-and-colors/battle';
import { spend } from './condition';
import { nextRound } from './rounds';
import { PARTS } from './saved-data';
import { eventEnds } from './tactical-event';

/** The pieces that act in this round: those activated, and their leaders. */
export const whoActs = (battle: Battle): readonly Unit[] => {
  const group = battle.data.part(PARTS.group).flatMap((id) => battle.find(id) ?? []);
  const leaders = battle.force(battle.side).leaders.filter((leader) => leader.has(ACTIVATED));
  return [...new Set([...group, ...leaders])];
};

/**
 * R002-24, R002-32, R002-50: ends a round: the pieces that acted are spent, with their leaders; then the next chit is
 * drawn.
 */
export function* endRound(c: Course): Procedure {
  const { position } = c;
  const { data } = position;
  if (data.part(PARTS.event)) eventEnds(c);
  else {
    const isFresh = data.part(PARTS.isFresh);
    for (const piece of whoActs(position)) {
      if (piece.isOnBoard && (!isFresh || piece.isLeader)) spend(c, piece);
    }
  }
  if (position.winner === NOBODY) yield* nextRound(c);
}
