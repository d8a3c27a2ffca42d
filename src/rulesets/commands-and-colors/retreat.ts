import type { Procedure } from '../../core';
import { type Course, inSquare, type Unit } from './battle';
import type { Aftermath } from './combat';
import { leadersWith } from './neighbourhood';
import { nextSpaces } from './retreat-path';

/** How a unit has come out of what it suffered; `forced`: it had to go back from where it stood. */
export function aftermathOf(unit: Unit, from: number, forced: boolean): Aftermath {
  if (!unit.isOnBoard) return 'destroyed';
  if (unit.at !== from) return 'driven-off';
  return forced ? 'blocked' : 'stands';
}

/** Takes a unit and its leaders (R000-99) back space by space; its owner chooses the way. */
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
