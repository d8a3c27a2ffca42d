import {
  enemyOfNumber,
  NO_SPACE,
  NOBODY,
  type OrderKind,
  type Procedure,
  procedure,
  type Refusal,
} from '../../core';
import { activate, beginCombat, unitActingFault } from './activation';
import { meleeDice } from './attack-dice';
import type { Battle, Course, Unit } from './battle';
import { effectsFor } from './cards/effects';
import { eliminate, leaderFate } from './casualties';
import { counterAttack } from './counter-attack';
import { emergencySquare } from './emergency-square';
import { attackFault, attackPreview, shoot } from './fire';
import { strikeFirst } from './first-strike';
import type { Kind } from './kind';
import { rollMelee } from './melee-roll';
import { chargeFault, leaderTargetFault } from './melee-target';
import { momentumAdvance, nextTarget } from './momentum-advance';
import { EVADE_STEPS, respond } from './response';
import { type Aftermath, fallBack, suffer } from './retreat';

const CARD_FORBIDS: Refusal = { reason: 'card-forbids-melee', rule: 'R000-18' };
const NO_TARGET: Refusal = { reason: 'no-such-target', rule: 'R000-79' };
const OWN_UNIT: Refusal = { reason: 'own-unit', rule: 'R000-79' };

/** Why a unit can't attack in close combat, whomever. */
const strikerFault = (battle: Battle, unit: Unit): Refusal | undefined =>
  effectsFor(battle, unit).melee === 'none' ? CARD_FORBIDS : attackFault(unit);

const targetFault = (battle: Battle, unit: Unit, target: Unit): Refusal | undefined =>
  target.isLeader ? leaderTargetFault(battle, unit, target.at) : chargeFault(battle, unit, target);

function meleeOrderFault(battle: Battle, unit: Unit, target: Unit | null): Refusal | undefined {
  if (!target?.stands) return NO_TARGET;
  return target.side === unit.side ? OWN_UNIT : targetFault(battle, unit, target);
}

/** R000-127: cavalry destroys skirmishers without dice. */
const ridesDown = (unit: Unit, target: Unit): boolean => unit.kind.isCavalry && target.kind.isSkirmishers;

/**
 * Section X, close combat: the target's free response, the attack, hits and retreat, the counter-attack; then
 * the momentum advance, after which cavalry may attack again as long as it wins and advances (R000-102).
 */
export const melee: OrderKind<Kind> = {
  type: 'melee',
  words: ['unit', 'target'],
  givers: ['piece'],
  list(battle, orders, unit) {
    if (unit.isLeader || strikerFault(battle, unit)) return;
    const enemies = battle.force(enemyOfNumber(unit.side));
    const beside = battle.board.beside[unit.at];
    if (!beside || !(beside.meets(enemies.held) || beside.meets(enemies.led))) return;
    for (const each of [enemies.units, enemies.leaders]) {
      for (const enemy of each) {
        if (beside.has(enemy.at) && !targetFault(battle, unit, enemy)) orders.addTarget(enemy);
      }
    }
  },
  refusal(battle, { piece, side, target }) {
    const fault = unitActingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return strikerFault(battle, piece) ?? meleeOrderFault(battle, piece, target);
  },
  preview(battle, { piece, target }) {
    if (piece?.stands && target?.stands && ridesDown(piece, target)) {
      return { dice: 0, modifiers: [{ value: 0, reason: 'ridden-down', rule: 'R000-127' }] };
    }
    return attackPreview(battle, piece, target, meleeDice);
  },
  carryOut: (c, { piece, target }) => closeCombat(c, piece, target),
};

function* closeCombat(c: Course, unit: Unit | null, first: Unit | null): Procedure {
  if (!unit || !first) throw new RangeError('melee needs a unit and a target');
  activate(c, unit);
  beginCombat(c);
  c.marked(unit, 'attacked');
  let target: Unit | null = first;
  while (target) {
    const won: number = yield* attack(c, unit, target);
    if (won === NO_SPACE || c.position.winner !== NOBODY) return;
    const advanced: boolean = yield* momentumAdvance(c, unit, won);
    if (!advanced || !unit.kind.isCavalry) return;
    target = yield* nextTarget(c, unit);
  }
}

/** One close combat with all that it causes: the space that the attacker has won, `NO_SPACE` if he has not. */
function* attack(c: Course, unit: Unit, target: Unit): Procedure<number> {
  c.attacked('melee', unit, target);
  const { at } = target;
  if (target.isLeader) {
    // AMB-000-29: a leader alone.
    yield* leaderFate(c, target, unit);
    return at;
  }
  const aftermath = yield* againstUnit(c, unit, target);
  return aftermath === 'destroyed' || aftermath === 'driven-off' ? at : NO_SPACE;
}

function* againstUnit(c: Course, unit: Unit, target: Unit): Procedure<Aftermath> {
  if (ridesDown(unit, target)) {
    // R000-127: no roll, no response.
    yield* eliminate(c, target, 'ridden-down', unit);
    return 'destroyed';
  }
  switch (yield* respond(c, target, unit)) {
    case 'evade':
      yield* fallBack(c, target, EVADE_STEPS, 'evaded');
      return 'driven-off';
    case 'square':
      return yield* emergencySquare(c, target, unit);
    case 'fire': {
      // R000-50: an attacker who is gone from his space attacks no more.
      const fired = yield* shoot(c, target, unit, 'response-fire');
      return isGone(c, fired) ? 'stands' : yield* strike(c, unit, target);
    }
    case 'first-strike': {
      const struck = yield* strikeFirst(c, target, unit);
      return isGone(c, struck) ? 'stands' : yield* blowsOf(c, unit, target);
    }
    case 'none':
      return yield* strike(c, unit, target);
  }
}

const isGone = (c: Course, aftermath: Aftermath): boolean =>
  aftermath === 'destroyed' || aftermath === 'driven-off' || c.position.winner !== NOBODY;

/** The attack itself: its dice, hits and retreat. */
const blowsOf = procedure(function* (c: Course, unit: Unit, target: Unit): Procedure<Aftermath> {
  const { hits, flags } = yield* rollMelee(c, unit, target, 'melee', 0);
  return yield* suffer(c, target, hits, flags, 'melee', unit);
});

/** The attack, and the counter-attack of a target that stood (R000-87). */
function* strike(c: Course, unit: Unit, target: Unit): Procedure<Aftermath> {
  const aftermath = yield* blowsOf(c, unit, target);
  if (aftermath === 'stands' && c.position.winner === NOBODY) yield* counterAttack(c, target, unit);
  return aftermath;
}
