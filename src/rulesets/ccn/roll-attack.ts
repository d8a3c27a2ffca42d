import type { Procedure, Rolling } from '../../core';
import type { Blows } from '../commands-and-colors/combat';
import type { Course } from './battle';

/** CCN-33, CCN-41: rolls the dice of an attack on a unit, and reports the result. */
export function* rollBlows(c: Course, rolling: Rolling): Procedure<Blows> {
  const thrown = yield* c.position.game.combatRoll(c, rolling, (fallen) =>
    c.rolled(fallen.of('hit'), fallen.of('flag')),
  );
  return { hits: thrown.of('hit'), flags: thrown.of('flag') };
}
