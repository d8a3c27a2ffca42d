import type { Battle, Unit } from './battle';

/** R000-25, R000-26: true if a leader is in the space, or a Commander next to it. */
export function isLedInMelee(battle: Battle, unit: Unit): boolean {
  for (const leader of battle.force(unit.side).leaders) {
    if (battle.board.distance(leader.at, unit.at) <= leader.kind.leader.helmetReach) return true;
  }
  return false;
}
