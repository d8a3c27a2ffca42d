import { last, type Procedure, procedure, Sum } from '../../core';
import type { Aftermath } from '../commands-and-colors/combat';
import { fireDice } from './attack-dice';
import type { Course, Unit } from './battle';
import { FIRE_CLASSES } from './dice';
import { suffer } from './hits-and-retreat';

/** One fire attack, ordered or in response (R000-49). */
export const shoot = procedure(function* (
  c: Course,
  unit: Unit,
  target: Unit,
  reason: 'fire' | 'response-fire',
): Procedure<Aftermath> {
  const dice = new Sum(c.events !== null);
  fireDice(c.position, unit, target, dice);
  const thrown = yield* c.roll({ reason, side: unit.side, classes: FIRE_CLASSES, dice, unit, target });
  const hits = thrown.of('hit');
  const flags = thrown.of('flag');
  c.rolled(hits, flags);
  return yield* last(c, suffer(c, target, hits, flags, 'fire', unit));
});
