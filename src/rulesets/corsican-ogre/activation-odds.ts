import type { ActingChance } from '../../core';
import type { Battle, Unit } from '../ccn/battle';
import { type Check, outcomeOf } from './activation-roll';
import { aidesFor } from './aides';

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((one) => FACES.map((other) => ({ sum: one + other, isDouble: one === other })));

/** R002-17 to R002-33, R002-43: the probability that an activated unit acts, over all pairs of two dice. */
export function actingChance(battle: Battle, unit: Unit, check: Check): ActingChance {
  const good = PAIRS.filter((thrown) => outcomeOf(battle, unit, thrown, check).startsWith('acts'));
  const once = good.length / PAIRS.length;
  return { once, again: aidesFor(battle, unit).length > 0 ? once + (1 - once) * once : null };
}
