import { type Context, type Order, type PieceId, type Procedure, type SpaceId, unitOf } from '../../core';
import { activate, beginCombat } from './activation';
import { eliminate, leaderFate } from './casualties';
import { counterAttack } from './counter-attack';
import { emergencySquare } from './emergency-square';
import { shoot } from './fire';
import { strikeFirst } from './first-strike';
import { rollMelee } from './melee-roll';
import { momentumAdvance, nextTarget } from './momentum-advance';
import { isCavalry, isSkirmishers } from './neighbourhood';
import { EVADE_STEPS, respond } from './response';
import { type Aftermath, fallBack, suffer } from './retreat';

/**
 * Section X, close combat: the target's free response, the attack, hits and retreat, the counter-attack; then
 * the momentum advance, after which cavalry may attack again as long as it wins and advances (R000-102).
 */
export function* melee(c: Context, order: Order): Procedure {
  const { unit } = order;
  let { target } = order;
  if (unit === undefined || target === undefined) throw new RangeError('melee needs a unit and a target');
  activate(c, unit);
  beginCombat(c);
  c.emit({ type: 'marked', unit, mark: 'attacked' });
  while (target !== undefined) {
    const won = yield* attack(c, unit, target);
    if (won === undefined || c.state.winner) return;
    const advanced = yield* momentumAdvance(c, unit, won);
    if (!advanced || !isCavalry(unitOf(c.state, unit))) return;
    target = yield* nextTarget(c, unit);
  }
}

/** One close combat with all that it causes: the space that the attacker has won, if he has. */
function* attack(c: Context, unit: PieceId, target: PieceId): Procedure<SpaceId | undefined> {
  c.emit({ type: 'attacked', kind: 'melee', unit, target });
  const leader = c.state.leaders[target];
  if (leader) {
    // AMB-000-29: a leader alone.
    yield* leaderFate(c, leader);
    return leader.at;
  }
  const { at } = unitOf(c.state, target);
  const aftermath = yield* againstUnit(c, unit, target);
  return aftermath === 'destroyed' || aftermath === 'driven-off' ? at : undefined;
}

function* againstUnit(c: Context, unit: PieceId, target: PieceId): Procedure<Aftermath> {
  if (isCavalry(unitOf(c.state, unit)) && isSkirmishers(unitOf(c.state, target))) {
    // R000-127: no roll, no response.
    yield* eliminate(c, target, 'ridden-down');
    return 'destroyed';
  }
  switch (yield* respond(c, target, unit)) {
    case 'evade':
      yield* fallBack(c, target, EVADE_STEPS, { type: 'evaded', owed: '' });
      return 'driven-off';
    case 'square':
      return yield* emergencySquare(c, target, unit);
    case 'fire': {
      // R000-50: an attacker who is gone from his space attacks no more.
      const fired = yield* shoot(c, target, unit, 'response-fire');
      if (fired === 'destroyed' || fired === 'driven-off' || c.state.winner) return 'stands';
      return yield* strike(c, unit, target);
    }
    case 'first-strike': {
      const struck = yield* strikeFirst(c, target, unit);
      if (struck === 'destroyed' || struck === 'driven-off' || c.state.winner) return 'stands';
      return yield* blowsOf(c, unit, target);
    }
    case 'none':
      return yield* strike(c, unit, target);
  }
}

/** The attack itself: its dice, hits and retreat. */
function* blowsOf(c: Context, unit: PieceId, target: PieceId): Procedure<Aftermath> {
  const blows = yield* rollMelee(c, unit, target, { reason: 'melee', carried: { hits: 0, flags: 0 } });
  return yield* suffer(c, target, { ...blows, by: 'melee' });
}

/** The attack, and the counter-attack of a target that stood (R000-87). */
function* strike(c: Context, unit: PieceId, target: PieceId): Procedure<Aftermath> {
  const aftermath = yield* blowsOf(c, unit, target);
  if (aftermath === 'stands' && !c.state.winner) yield* counterAttack(c, target, unit);
  return aftermath;
}
