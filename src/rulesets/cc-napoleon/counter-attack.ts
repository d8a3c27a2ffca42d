import { last, type Procedure, procedure } from '../../core';
import type { Course, Unit } from './battle';
import { suffer } from './hits-and-retreat';
import { rollMelee } from './melee-roll';
import { meleeFault } from './melee-target';

const YES_OR_NO = ['yes', 'no'] as const;

/**
 * R000-87 to R000-90: a target that held its space may strike back with a normal close combat attack, which causes no
 * response, no further counter-attack and no advance.
 */
export const counterAttack = procedure(function* (c: Course, unit: Unit, target: Unit): Procedure {
  if (meleeFault(c.position, unit, target)) return;
  const { side } = unit;
  const answer = yield* c.ask({ reason: 'counter-attack', side, unit, of: 'choice', options: YES_OR_NO });
  if (answer === 'no') return;
  c.attacked('counter-attack', unit, target);
  const { hits, flags } = yield* rollMelee(c, unit, target, 'counter-attack', 0);
  yield* last(c, suffer(c, target, hits, flags, 'melee', unit));
});
