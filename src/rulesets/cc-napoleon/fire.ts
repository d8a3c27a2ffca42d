import {
  type Context,
  type Order,
  type PieceId,
  type Procedure,
  roll,
  tally,
  total,
  unitOf,
} from '../../core';
import { activate, beginCombat } from './activation';
import { fireDice } from './attack-dice';
import { BATTLE_DIE, FIRE_CLASSES } from './dice';
import { type Aftermath, suffer } from './retreat';

/** Section X, fire combat: dice by type, range and ground; red squares hit; the target never answers (R000-71). */
export function* fire(c: Context, order: Order): Procedure {
  const { unit, target } = order;
  if (unit === undefined || target === undefined) throw new RangeError('fire needs a unit and a target');
  activate(c, unit);
  beginCombat(c);
  c.emit({ type: 'attacked', kind: 'fire', unit, target });
  c.emit({ type: 'marked', unit, mark: 'attacked' });
  yield* shoot(c, unit, target, 'fire');
}

/** One fire attack, ordered or in response (R000-49). */
export function* shoot(
  c: Context,
  unit: PieceId,
  target: PieceId,
  reason: 'fire' | 'response-fire',
): Procedure<Aftermath> {
  const firer = unitOf(c.state, unit);
  const modifiers = fireDice(c.state, firer, unitOf(c.state, target));
  const query = { reason, side: firer.side, die: BATTLE_DIE.id, unit, target, modifiers };
  const faces = yield* roll({ ...query, count: total(modifiers), classes: FIRE_CLASSES, mark: '' });
  const hits = tally(faces, FIRE_CLASSES, 'hit');
  const flags = tally(faces, FIRE_CLASSES, 'flag');
  c.emit({ type: 'rolled', ...query, faces, hits, flags });
  return yield* suffer(c, target, { hits, flags, by: 'fire' });
}
