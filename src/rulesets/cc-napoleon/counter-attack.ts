import { ask, type Context, type PieceId, type Procedure, unitOf } from '../../core';
import { rollMelee } from './melee-roll';
import { meleeFault } from './melee-target';
import { suffer } from './retreat';

/**
 * R000-87 to R000-90: a target that stood may strike back with a normal close combat attack, which causes no
 * response, no further counter-attack and no advance.
 */
export function* counterAttack(c: Context, unit: PieceId, target: PieceId): Procedure {
  const defender = unitOf(c.state, unit);
  if (meleeFault(c.state, defender, unitOf(c.state, target))) return;
  const answer = yield* ask({
    reason: 'counter-attack',
    side: defender.side,
    unit,
    of: 'choice',
    options: ['yes', 'no'],
    mark: target,
  });
  if (answer === 'no') return;
  c.emit({ type: 'attacked', kind: 'counter-attack', unit, target });
  const carried = { hits: 0, flags: 0 };
  const blows = yield* rollMelee(c, unit, target, { reason: 'counter-attack', carried });
  yield* suffer(c, target, { ...blows, by: 'melee' });
}
