import type { Procedure } from '../../core';
import { type Course, inSquare, type Unit } from './battle';
import type { Aftermath } from './combat';
import { leadersWith } from './neighbourhood';
import { nextSpaces } from './retreat-path';

/** The state of a unit after an attack; `forced`: it had to retreat from its space. */
export function aftermathOf(unit: Unit, from: number, forced: boolean): Aftermath {
  if (!unit.isOnBoard) return 'destroyed';
  if (unit.at !== from) return 'driven-off';
  return forced ? 'blocked' : 'stands';
}

/** Retreats a unit and its leaders (R000-99) space by space; its owner chooses the path. */
export function* fallBack(c: Course, unit: Unit, steps: number, how: 'retreated' | 'evaded'): Procedure {
  const { position } = c;
  const leaders = leadersWith(position, unit);
  if (steps > 0 && inSquare(unit)) c.formed(unit, 'line');
  for (let left = steps; left > 0; left -= 1) {
    const options = nextSpaces(position, unit, left);
    const to = yield* c.ask({ reason: 'retreat', side: unit.side, unit, of: 'space', options });
    c[how](unit, to);
    for (const leader of leaders) c[how](leader, to);
  }
}
