import { counting, NOBODY, type Procedure, procedure, Sum } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { eliminate, loseStrength } from '../commands-and-colors/casualties';
import type { Aftermath, Combat } from '../commands-and-colors/combat';
import { aftermathOf, fallBack } from '../commands-and-colors/retreat';
import { longestRetreat } from '../commands-and-colors/retreat-path';
import { optionIs } from '../commands-and-colors/variant';
import type { Course, Unit } from './battle';
import { ignoredFlags } from './ignored-flags';

/** R000-132: under fire, hits on the last gunner make artillery retreat instead. */
const sparedGunners = (unit: Unit, hits: number): number =>
  unit.kind.isArtillery ? Math.max(0, hits - unit.strength + 1) : 0;

/** R000-132: spaces of retreat for each of these hits. */
const GUNNER_RETREAT = 2;

/** Applies an attack to its target: R000-91 to R000-100 and, under fire, R000-132 and R000-133. */
export const suffer = procedure(function* (
  c: Course,
  unit: Unit,
  hits: number,
  flags: number,
  cause: Combat,
  by: Unit,
): Procedure<Aftermath> {
  const from = unit.at;
  const spared = cause === 'fire' ? sparedGunners(unit, hits) : 0;
  const forced = forcedFlags(c, unit, flags);
  yield* loseStrength(c, unit, hits - spared, cause, by);
  if (!unit.isOnBoard || c.position.winner !== NOBODY) return aftermathOf(unit, from, forced > 0);
  if (forced + spared > 0) yield* retreat(c, unit, forced, spared);
  return aftermathOf(unit, from, forced > 0);
});

/** R000-93 to R000-96: the flags left after the unit has ignored those it may. */
export function forcedFlags(c: Course, unit: Unit, flags: number): number {
  if (flags === 0) return 0;
  const ignored = c.events ? new Sum(true) : counting.clear();
  ignoredFlags(c.position, unit, ignored);
  const count = Math.min(flags, ignored.total);
  if (count > 0) c.flagsIgnored(unit, ignored.modifiers.slice(0, flags));
  return flags - count;
}

/**
 * R000-91, R000-92, R000-97: retreats a full move for each flag; every blocked space costs a strength point. R000-132,
 * R000-133: artillery retreats two more spaces for each hit on the last gunner, and is lost if it can't complete these
 * two. Both distances are one retreat (AMB-000-28).
 */
export function* retreat(c: Course, unit: Unit, flags: number, spared = 0): Procedure {
  const { position } = c;
  const must = spared * GUNNER_RETREAT;
  // R000-91, R000-92: the full move for each flag.
  const steps = must + flags * unit.kind.move;
  const holds = inSquare(unit) && optionIs(position, 'r000SquareRetreat', 'loseStrength');
  const length = holds ? 0 : longestRetreat(position, unit, steps);
  if (length < must) return yield* eliminate(c, unit, 'last-gunner', null);
  yield* fallBack(c, unit, length, 'retreated');
  if (length < steps) yield* loseStrength(c, unit, steps - length, 'blocked-retreat', null);
}
