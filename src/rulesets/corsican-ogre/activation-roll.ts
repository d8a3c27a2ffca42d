import { type Procedure, Sum } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { NUMBER_CLASSES } from '../commands-and-colors/dice';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { optionIs } from '../commands-and-colors/variant';
import { aideRides } from './aides';
import { activationTarget, type Hardship, hardshipsOf } from './command';
import { numbersShown } from './dice-numbers';

/** The result of an activation. */
export type Outcome = 'acts' | 'acts-fresh' | 'acts-by-doubles' | 'fails' | 'cancelled' | 'botched';

/** R002-17, R002-29: the target number of a roll, and its modifiers. */
export interface Check {
  readonly target: number;
  readonly hardships: readonly Hardship[];
}

/**
 * R002-83, AMB-002-29: one check for all units that act together, with the hardest target and the largest modifiers of
 * any.
 */
export function checkOf(battle: Battle, units: readonly Unit[]): Check | null {
  const targets = units.map((unit) => activationTarget(battle, unit));
  const known = targets.flatMap((target) => target ?? []);
  if (known.length < units.length) return null;
  const added = units.map((unit) => hardshipsOf(battle, unit));
  const weight = (each: readonly Hardship[]) => each.reduce((sum, { value }) => sum + value, 0);
  const [worst = []] = added.toSorted((a, b) => weight(b) - weight(a));
  return { target: Math.min(...known), hardships: worst };
}

/** The sum of two dice, and whether they are doubles. */
export interface Thrown {
  readonly sum: number;
  readonly isDouble: boolean;
}

/** Rolls two number dice for a unit. */
function* rollTwo(c: Course, unit: Unit, reason: string, { target, hardships }: Check): Procedure<Thrown> {
  const about = new Sum(c.events !== null);
  about.add(target, 'activation-target', 'R002-18');
  for (const { value, reason: why, rule } of hardships) about.add(-value, why, rule);
  const thrown = yield* c.roll({ reason, side: unit.side, classes: NUMBER_CLASSES, dice: 2, about, unit });
  const [first = 0, second = 0] = numbersShown(thrown);
  return { sum: first + second, isDouble: first === second };
}

/** R002-17: true if a roll succeeds. */
const succeeds = ({ sum }: Thrown, { target, hardships }: Check): boolean =>
  sum + hardships.reduce((more, { value }) => more + value, 0) <= target;

const acts = (outcome: Outcome): boolean => outcome.startsWith('acts');

const LOWEST = 2;
const HIGHEST = 12;

/** R002-30 to R002-33, AMB-002-2 to AMB-002-5: the effect of natural rolls, which apply before the sum. */
export function outcomeOf(battle: Battle, unit: Unit, thrown: Thrown, check: Check): Outcome {
  if (thrown.sum === HIGHEST) return 'botched';
  if (thrown.sum === LOWEST) return 'acts-fresh';
  const isLed = leadersWith(battle, unit).length > 0;
  if (thrown.isDouble && !isLed) {
    const mayAct = optionIs(battle, 'doublesCancel', false) && succeeds(thrown, check);
    return mayAct ? 'acts-by-doubles' : 'cancelled';
  }
  return succeeds(thrown, check) ? 'acts' : 'fails';
}

/** R002-17 to R002-33: the check of a unit, and of all units that act with it; an aide may have it rerolled. */
export function* activationCheck(c: Course, unit: Unit, check: Check): Procedure<Outcome> {
  const first = yield* activationRoll(c, unit, check);
  if (acts(first) || !(yield* aideRides(c, unit))) return first;
  return yield* activationRoll(c, unit, check);
}

/** Makes one roll, and reports its result before an aide may be sent. */
function* activationRoll(c: Course, unit: Unit, check: Check): Procedure<Outcome> {
  const outcome = outcomeOf(c.position, unit, yield* rollTwo(c, unit, 'activation', check), check);
  c.rolled(acts(outcome) ? 1 : 0);
  if (outcome === 'cancelled' || outcome === 'acts-by-doubles') c.responded(unit, 'doubles');
  return outcome;
}

/**
 * R002-67, R002-78, AMB-002-17: the check of a unit that reacts, without effects of natural rolls. `more`: further
 * modifiers.
 */
export function* reactionCheck(c: Course, unit: Unit, more: readonly Hardship[]): Procedure<boolean> {
  const check = checkOf(c.position, [unit]);
  if (!check) return false;
  const harder = { ...check, hardships: [...check.hardships, ...more] };
  const isGood = succeeds(yield* rollTwo(c, unit, 'reaction', harder), harder);
  c.rolled(isGood ? 1 : 0);
  if (isGood || !(yield* aideRides(c, unit))) return isGood;
  const again = succeeds(yield* rollTwo(c, unit, 'reaction', harder), harder);
  c.rolled(again ? 1 : 0);
  return again;
}
