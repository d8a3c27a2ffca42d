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
import { fireDice, fireReach } from './attack-dice';
import { ATTACKED, type Battle, type Course, MARCHED, MOVED, type Unit } from './battle';
import { effectsFor } from './cards/effects';
import { FIRE_CLASSES } from './dice';
import { ignoredFlags } from './flags';
import type { Kind } from './kind';
import { shotBlockedAt } from './line-of-fire';
import { type Aftermath, suffer } from './retreat';

const CARD_FORBIDS: Refusal = { reason: 'card-forbids-fire', rule: 'R000-18' };
const HAS_ATTACKED: Refusal = { reason: 'has-attacked', rule: 'R000-14' };
const HAS_MARCHED: Refusal = { reason: 'has-marched', rule: 'R000-45' };
const NEVER_FIRES: Refusal = { reason: 'cavalry-never-fires', rule: 'R000-63' };
const NO_TARGET: Refusal = { reason: 'no-such-target', rule: 'AMB-000-29' };
const NO_LEADERS: Refusal = { reason: 'leader-is-no-target', rule: 'AMB-000-29' };
const OWN_UNIT: Refusal = { reason: 'own-unit', rule: 'R000-63' };
const GUNS_HAVE_MOVED: Refusal = { reason: 'artillery-has-moved', rule: 'R000-38' };
const NO_DICE: Refusal = { reason: 'no-dice', rule: 'R000-78' };

/** Why a unit can't attack any more this turn. */
export function attackFault(unit: Unit): Refusal | undefined {
  if (unit.has(ATTACKED)) return HAS_ATTACKED;
  return unit.has(MARCHED) ? HAS_MARCHED : undefined;
}

/** Why a unit can't fire, on whomever. */
function firerFault(battle: Battle, unit: Unit): Refusal | undefined {
  const { fire } = effectsFor(battle, unit);
  if (fire === 'none') return CARD_FORBIDS;
  if (fire === 'twice' && unit.marks.filter((mark) => mark === ATTACKED).length === 1) return undefined;
  return attackFault(unit);
}

/** R000-38: guns stay where they fire from, but for horse artillery. */
const haveGunsMoved = (unit: Unit): boolean =>
  unit.kind.chart.fire?.kind === 'guns' && unit.kind.id !== 'horse-artillery' && unit.has(MOVED);

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
  if (!unit.kind.chart.fire) return NEVER_FIRES;
  if (!target?.stands) return NO_TARGET;
  if (target.isLeader) return NO_LEADERS;
  if (target.side === unit.side) return OWN_UNIT;
  return haveGunsMoved(unit) ? GUNS_HAVE_MOVED : targetFault(battle, unit, target);
}

/** The longest reach of skirmishers, those with rifles (R000-70). */
const SKIRMISH_REACH = 2;

/** Section X, fire combat: dice by type, range and ground; red squares hit; the target never answers (R000-71). */
export const fire: OrderKind<Kind> = {
  type: 'fire',
  words: ['unit', 'target'],
  givers: ['piece'],
  list(battle, orders, unit) {
    const gun = unit.kind.chart.fire;
    if (!gun || firerFault(battle, unit) || haveGunsMoved(unit)) return;
    const reach = gun.kind === 'guns' ? gun.range : gun.kind === 'volley' ? 1 : SKIRMISH_REACH;
    for (const enemy of battle.force(enemyOfNumber(unit.side)).units) {
      if (battle.board.distance(enemy.at, unit.at) > reach) continue;
      if (!targetFault(battle, unit, enemy)) orders.addTarget(enemy);
    }
  },
  refusal(battle, { piece, side, target }) {
    const fault = unitActingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return firerFault(battle, piece) ?? fireFault(battle, piece, target);
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
  if (!unit?.stands || unit.isLeader) return undefined;
  if (!target?.stands || target.isLeader) {
    return { dice: 1, modifiers: [{ value: 1, reason: 'fate', rule: 'AMB-000-29' }] };
  }
  const dice = new Sum(true);
  addDice(battle, unit, target, dice);
  const ignored = new Sum(true);
  ignoredFlags(battle, target, ignored);
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
  fireDice(c.position, unit, target, dice);
  const thrown = yield* c.roll({ reason, side: unit.side, classes: FIRE_CLASSES, dice, unit, target });
  const hits = thrown.of('hit');
  const flags = thrown.of('flag');
  c.rolled(hits, flags);
  return yield* suffer(c, target, hits, flags, 'fire', unit);
});
