import { enemyOfNumber } from '../../core';
import { footingOf, leaderMayEnd } from '../commands-and-colors/passable-terrain';
import { homeOf } from '../commands-and-colors/retreat-path';
import type { Battle, Unit } from './battle';

/** A path of a leader through the enemy: its end, and the enemy units that the leader passes. */
export interface Escape {
  readonly to: number;
  readonly past: readonly Unit[];
}

/** CCN-63: every space a leader can reach through the enemy, each past as few enemy units as possible; fewest first. */
export function waysThrough(battle: Battle, leader: Unit, most: number): readonly Escape[] {
  const best = new Map<number, Escape>();
  let from: readonly Escape[] = [{ to: leader.at, past: [] }];
  for (let step = 0; step < most; step += 1) {
    const reached = from.flatMap((way) => stepsOn(battle, leader, way));
    for (const way of reached) {
      const known = best.get(way.to);
      if (leaderMayEnd(battle, leader, way.to) && (!known || known.past.length > way.past.length)) {
        best.set(way.to, way);
      }
    }
    from = reached;
  }
  return [...best.values()].sort((a, b) => a.past.length - b.past.length || a.to - b.to);
}

function stepsOn(battle: Battle, leader: Unit, { to: here, past }: Escape): readonly Escape[] {
  const enemy = enemyOfNumber(leader.side);
  return [...battle.board.towards(homeOf(leader.side), here)]
    .filter((space) => footingOf(battle, leader).mayEnter.has(space))
    .map((to) => {
      const unit = battle.hasUnitOf(to, enemy) ? battle.unitAt(to) : undefined;
      return { to, past: unit ? [...past, unit] : past };
    });
}
