import { markWord } from '../../core';
import { ACTIVATED, type Course, type Unit } from './battle';
import { joined } from './skirmisher-events';
import { type Joining, knowsTooMany, screenOf, standsOf } from './skirmishers';

/** Skirmishers become part of the unit in whose space they stand: R000-139, R000-140, AMB-000-25. */
export function joinUnit(c: Course, group: Unit, host: Unit, joining: Joining): void {
  const stands = standsOf(group);
  const merged = joining === 'merge' ? [...standsOf(host), ...stands] : stands;
  const { marks } = group;
  joined(c, group, host);
  if (joining === 'screen') c.noted(host, { screen: stands[0] ?? '' });
  if (joining !== 'merge') return;
  c.noted(host, { stands: merged });
  // They act as one from now on: what one of them has done, all have.
  for (const mark of marks) if (mark !== ACTIVATED) c.marked(host, markWord(mark));
}

/** R000-143: the attached skirmisher is the first casualty; a group forgets whom it has lost. */
export function countLosses(c: Course, unit: Unit): void {
  if (screenOf(unit) !== null) c.noted(unit, { screen: null });
  if (knowsTooMany(unit)) c.noted(unit, { stands: standsOf(unit) });
}
