import { type Context, type PieceId, type Procedure, roll, tally, total, unitOf } from '../../core';
import { breakDice } from './attack-dice';
import { loseStrength } from './casualties';
import { BATTLE_DIE, FIRE_CLASSES } from './dice';
import { ignoredFlags } from './flags';
import { rollMelee } from './melee-roll';
import { unitsNextTo } from './neighbourhood';
import { type Aftermath, forcedFlags, retreat } from './retreat';

/**
 * Emergency square (R000-55 to R000-62): the attacker tries to break the square while it forms. If flags that
 * can't be ignored break it, he makes a normal attack as well before the one retreat.
 */
export function* emergencySquare(c: Context, id: PieceId, attacker: PieceId): Procedure<Aftermath> {
  const from = unitOf(c.state, id).at;
  const allowance = ignoredFlags(c.state, unitOf(c.state, id)).length;
  const first = yield* breakRoll(c, id, attacker);
  yield* loseStrength(c, id, first.hits, 'break-square');
  if (!c.state.units[id] || c.state.winner) return 'destroyed';
  if (first.flags <= allowance) {
    forcedFlags(c, id, first.flags);
    c.emit({ type: 'formed', unit: id, formation: 'square' });
    return 'stands';
  }
  // R000-60, AMB-000-19: the flags of both rolls count together, and so does what is ignored.
  const carried = { hits: 0, flags: first.flags };
  const both = yield* rollMelee(c, attacker, id, { reason: 'melee', carried });
  const forced = forcedFlags(c, id, both.flags);
  yield* loseStrength(c, id, both.hits, 'melee');
  if (!c.state.units[id] || c.state.winner) return 'destroyed';
  yield* retreat(c, id, { flags: forced });
  const unit = c.state.units[id];
  if (!unit) return 'destroyed';
  return unit.at === from ? 'blocked' : 'driven-off';
}

/** R000-55 to R000-57: 2 dice for each unit of the attacker around the square; only red squares hit. */
function* breakRoll(
  c: Context,
  target: PieceId,
  unit: PieceId,
): Procedure<{ readonly hits: number; readonly flags: number }> {
  const { side } = unitOf(c.state, unit);
  const forming = unitOf(c.state, target);
  const modifiers = breakDice(unitsNextTo(c.state, forming.at, side).length, forming);
  const query = { reason: 'break-square', side, die: BATTLE_DIE.id, unit, target, modifiers };
  const faces = yield* roll({ ...query, count: total(modifiers), classes: FIRE_CLASSES, mark: '' });
  const hits = tally(faces, FIRE_CLASSES, 'hit');
  const flags = tally(faces, FIRE_CLASSES, 'flag');
  c.emit({ type: 'rolled', ...query, faces, hits, flags });
  return { hits, flags };
}
