import {
  counting,
  enemyOfNumber,
  NO_SPACE,
  type OrderKind,
  type Preview,
  type Procedure,
  procedure,
  type Refusal,
  Sum,
} from '../../core';
import { activate, beginCombat, unitActingFault } from './activation';
import { ATTACKED, type Battle, type Course, MARCHED, type Unit } from './battle';
import type { Aftermath } from './combat';
import type { Kind } from './kind';
import { shotBlockedAt } from './line-of-fire';
import { suffer } from './retreat';
import { variantOf } from './variant';

const HAS_ATTACKED: Refusal = { reason: 'has-attacked', rule: 'R000-14' };
const HAS_MARCHED: Refusal = { reason: 'has-marched', rule: 'R000-45' };
const NO_TARGET: Refusal = { reason: 'no-such-target', rule: 'AMB-000-29' };
const NO_LEADERS: Refusal = { reason: 'leader-is-no-target', rule: 'AMB-000-29' };
const OWN_UNIT: Refusal = { reason: 'own-unit', rule: 'R000-63' };
const NO_DICE: Refusal = { reason: 'no-dice', rule: 'R000-78' };

/** Why a unit can't attack any more this turn. */
export function attackFault(unit: Unit): Refusal | undefined {
  if (unit.has(ATTACKED)) return HAS_ATTACKED;
  return unit.has(MARCHED) ? HAS_MARCHED : undefined;
}

/** Why a unit can't fire on another one. */
function targetFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined {
  fireDice(battle, unit, target, counting.clear());
  const dice = counting.total;
  if (dice === 0 && isOutOfRange(battle, unit, target)) return outOfRange(battle, unit, target);
  if (dice <= 0) return NO_DICE;
  const space = shotBlockedAt(battle, unit, target.at);
  if (space === NO_SPACE) return undefined;
  return { reason: 'no-line-of-sight', rule: 'R000-71', space: battle.board.name(space) };
}

const fireDice = (battle: Battle, unit: Unit, target: Unit, dice: Sum): void =>
  variantOf(battle).fireDice(battle, unit, target, dice);

const fireReach = (battle: Battle, unit: Unit): number => variantOf(battle).fireReach(battle, unit);

const isOutOfRange = (battle: Battle, unit: Unit, target: Unit): boolean =>
  battle.board.distance(unit.at, target.at) > fireReach(battle, unit);

const outOfRange = (battle: Battle, unit: Unit, target: Unit): Refusal => ({
  reason: 'out-of-range',
  rule: 'R000-64',
  about: {
    needs: String(battle.board.distance(unit.at, target.at)),
    has: String(fireReach(battle, unit)),
  },
});

/** R000-63 to R000-78. */
function fireFault(battle: Battle, unit: Unit, target: Unit | null): Refusal | undefined {
  if (!target?.isOnBoard) return NO_TARGET;
  if (target.isLeader) return NO_LEADERS;
  return target.side === unit.side ? OWN_UNIT : targetFault(battle, unit, target);
}

/** Section X, fire combat: dice by type, range and ground; red squares hit; the target never answers (R000-71). */
export const fire: OrderKind<Kind> = {
  type: 'fire',
  fields: ['unit', 'target'],
  givers: ['piece'],
  list(battle, orders, unit) {
    if (unit.isLeader || variantOf(battle).firerFault(battle, unit)) return;
    const reach = fireReach(battle, unit);
    for (const enemy of battle.force(enemyOfNumber(unit.side)).units) {
      if (battle.board.distance(enemy.at, unit.at) > reach) continue;
      if (!targetFault(battle, unit, enemy)) orders.addTarget(enemy);
    }
  },
  refusal(battle, { piece, side, target }) {
    const fault = unitActingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return variantOf(battle).firerFault(battle, piece) ?? fireFault(battle, piece, target);
  },
  preview: (battle, { piece, target }) => attackPreview(battle, piece, target, fireDice),
  carryOut: (c, { piece, target }) => fireOn(c, piece, target),
};

/** The dice of an attack before anyone answers it, and what lets its target ignore flags. */
export function attackPreview(
  battle: Battle,
  unit: Unit | null,
  target: Unit | null,
  addDice: (battle: Battle, unit: Unit, target: Unit, dice: Sum) => void,
): Preview | undefined {
  if (!unit?.isOnBoard || unit.isLeader) return undefined;
  if (!target?.isOnBoard || target.isLeader) {
    return { dice: 1, modifiers: [{ value: 1, reason: 'fate', rule: 'AMB-000-29' }] };
  }
  const dice = new Sum(true);
  addDice(battle, unit, target, dice);
  const ignored = new Sum(true);
  variantOf(battle).ignoresFlags(battle, target, ignored);
  // It changes no dice, but what comes of them.
  const steadiness = ignored.modifiers.map(({ reason, rule }) => ({
    value: 0,
    reason: `flag-ignored-${reason}`,
    rule,
  }));
  return { dice: dice.total, modifiers: [...dice.modifiers, ...steadiness] };
}

function* fireOn(c: Course, unit: Unit | null, target: Unit | null): Procedure {
  if (!unit || !target) throw new RangeError('fire needs a unit and a target');
  activate(c, unit);
  beginCombat(c);
  c.attacked('fire', unit, target);
  c.marked(unit, 'attacked');
  yield* shoot(c, unit, target, 'fire');
}

/** One fire attack, ordered or in response (R000-49). */
export const shoot = procedure(function* (
  c: Course,
  unit: Unit,
  target: Unit,
  reason: 'fire' | 'response-fire',
): Procedure<Aftermath> {
  const dice = new Sum(c.events !== null);
  const { fireHits } = variantOf(c.position);
  fireDice(c.position, unit, target, dice);
  const thrown = yield* c.roll({ reason, side: unit.side, classes: fireHits, dice, unit, target });
  const hits = thrown.of('hit');
  const flags = thrown.of('flag');
  c.rolled(hits, flags);
  return yield* suffer(c, target, hits, flags, 'fire', unit);
});
