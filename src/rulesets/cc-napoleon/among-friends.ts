import type { SpaceSet } from '../../core';
import { effectsFor } from '../commands-and-colors/cards/card-effects';
import { footingOf } from '../commands-and-colors/passable-terrain';
import type { Walking } from '../commands-and-colors/walking';
import type { Battle, Unit } from './battle';
import { MARCH_BONUS } from './march';
import { canJoin, joiningOf, parentsOf } from './skirmishers';

/**
 * Adapts a walk to friendly units: the spaces a unit may pass, and those in which it may join them (R000-31, R000-32,
 * R000-140).
 */
export function walkAmongFriends(battle: Battle, unit: Unit, walk: Walking): void {
  const throughFriends = effectsFor(battle, unit).throughFriends === true && unit.kind.isInfantry;
  if (!throughFriends) removeFirm(walk.open, battle.force(unit.side).units);
  if (unit.kind.isSkirmishers) addJoining(battle, unit, walk);
}

/** R000-31, R000-32: removes the spaces of friends that let no unit through. */
function removeFirm(spaces: SpaceSet, units: readonly Unit[]): void {
  for (const { kind, at } of units) if (!kind.letsThrough) spaces.delete(at);
}

/** R000-140: lets skirmishers enter the spaces of friends they can join, and stop there. */
function addJoining(battle: Battle, unit: Unit, { start, steps, open, stops, ends }: Walking): void {
  const parents = parentsOf(unit);
  const { mayEnter } = footingOf(battle, unit);
  const { throughFriends } = effectsFor(battle, unit);
  for (const host of battle.force(unit.side).units) {
    const { at } = host;
    if (battle.board.distance(start, at) > steps + MARCH_BONUS) continue;
    const joining = joiningOf(battle, unit, parents, host);
    if (!canJoin(joining)) continue;
    ends.add(at);
    if (joining === 'merge' || !mayEnter.has(at)) continue;
    open.add(at);
    if (!throughFriends) stops.add(at);
  }
}
