import { counting, NOBODY, type Procedure, procedure, Sum } from '../../core';
import { type Course, inSquare, type Unit } from './battle';
import { eliminate, loseStrength } from './casualties';
import type { Aftermath, Combat } from './combat';
import { leadersWith } from './neighbourhood';
import { longestRetreat, nextSpaces } from './retreat-path';
import { variantOf } from './variant';

/** What an attack does to its target: R000-91 to R000-100 and, under fire, R000-132 and R000-133. */
export const suffer = procedure(function* (
  c: Course,
  unit: Unit,
  hits: number,
  flags: number,
  cause: Combat,
  by: Unit,
): Procedure<Aftermath> {
  const from = unit.at;
  const spared = variantOf(c.position).sparedHits(unit, hits, cause);
  const forced = forcedFlags(c, unit, flags);
  yield* loseStrength(c, unit, hits - spared, cause, by);
  if (!unit.isOnBoard || c.position.winner !== NOBODY) return aftermath(unit, from, forced > 0);
  if (forced + spared > 0) yield* retreat(c, unit, forced, spared);
  return aftermath(unit, from, forced + spared > 0);
});

function aftermath(unit: Unit, from: number, forced: boolean): Aftermath {
  if (!unit.isOnBoard) return 'destroyed';
  if (unit.at !== from) return 'driven-off';
  return forced ? 'blocked' : 'stands';
}

/** R000-93 to R000-96: the flags that remain after those that the unit may ignore. */
export function forcedFlags(c: Course, unit: Unit, flags: number): number {
  if (flags === 0) return 0;
  const ignored = c.events ? new Sum(true) : counting.clear();
  variantOf(c.position).ignoresFlags(c.position, unit, ignored);
  const count = Math.min(flags, ignored.total);
  if (count > 0) c.flagsIgnored(unit, ignored.modifiers.slice(0, flags));
  return flags - count;
}

/**
 * R000-91, R000-92, R000-97: the full move for each flag; every space that is blocked costs a strength point.
 * R000-132, R000-133: guns go back two more spaces for each hit on the last gunner; if not even those can be
 * gone the guns are lost. Both distances are one retreat (AMB-000-28).
 */
export function* retreat(c: Course, unit: Unit, flags: number, spared = 0): Procedure {
  const { position } = c;
  const variant = variantOf(position);
  const must = spared * variant.sparedSteps;
  const steps = must + variant.retreatDistance(position, unit, flags);
  const length = variant.holdsItsGround(position, unit) ? 0 : longestRetreat(position, unit, steps);
  if (length < must) return yield* eliminate(c, unit, 'last-gunner', null);
  yield* fallBack(c, unit, length, 'retreated');
  if (length < steps) yield* loseStrength(c, unit, steps - length, 'blocked-retreat', null);
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
