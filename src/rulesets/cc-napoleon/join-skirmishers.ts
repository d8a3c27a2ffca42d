import { markWord, type Refusal } from '../../core';
import { ACTIVATED } from '../commands-and-colors/battle';
import type { Battle, Course, Unit } from './battle';
import { joined } from './skirmisher-events';
import { canJoin, type Joining, joiningOf, knowsTooMany, parentsOf, screenOf } from './skirmishers';

/** True if skirmishers join the unit in a space; the reason why they can't, if so; undefined for all other units. */
export function joiningIn(battle: Battle, unit: Unit, space: number): true | Refusal | undefined {
  const host = unit.kind.isSkirmishers ? battle.unitAt(space) : undefined;
  const joining = host && joiningOf(battle, unit, parentsOf(unit), host);
  return canJoin(joining) ? true : joining;
}

/** Makes skirmishers that have entered a friend's space part of that unit if they can join it. */
export function join(c: Course, unit: Unit, host: Unit): void {
  const joining = unit.kind.isSkirmishers && joiningOf(c.position, unit, parentsOf(unit), host);
  if (joining && canJoin(joining)) joinUnit(c, unit, host, joining);
}

/** Makes skirmishers part of the unit in their space: R000-139, R000-140, AMB-000-25. */
export function joinUnit(c: Course, group: Unit, host: Unit, joining: Joining): void {
  const parents = parentsOf(group);
  const merged = joining === 'merge' ? [...parentsOf(host), ...parents] : parents;
  const { marks } = group;
  joined(c, group, host);
  if (joining === 'screen') c.noted(host, { screen: parents[0] ?? '' });
  if (joining !== 'merge') return;
  c.noted(host, { stands: merged });
  // They act as one from now on: if one of them has done something, all have.
  for (const mark of marks) if (mark !== ACTIVATED) c.marked(host, markWord(mark));
}

/** R000-143: the attached skirmisher is the first casualty; a group forgets the parents of lost skirmishers. */
export function countLosses(c: Course, unit: Unit): void {
  if (screenOf(unit) !== null) c.noted(unit, { screen: null });
  if (knowsTooMany(unit)) c.noted(unit, { stands: parentsOf(unit) });
}
