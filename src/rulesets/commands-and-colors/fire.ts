import {
  counting,
  enemyOfNumber,
  forUnits,
  NO_SPACE,
  type OrderKind,
  type Preview,
  type Procedure,
  type Refusal,
  Sum,
} from '../../core';
import { activate, beginCombat, unitActingFault } from './activation';
import { ATTACKED, type Battle, type Course, MARCHED, type Unit } from './battle';
import { useInspiration } from './inspired';
import type { Kind } from './piece-kind';
import { because } from './refusal';
import type { Variant } from './variant';

/** The reason why a unit can't attack any more this turn; undefined if it can. */
export function attackFault(battle: Battle, unit: Unit): Refusal | undefined {
  if (unit.has(ATTACKED)) return because(battle, 'has-attacked');
  return unit.has(MARCHED) ? because(battle, 'has-marched') : undefined;
}

/** The reason why a unit can't fire at another unit; undefined if it can. */
function fireTargetFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined {
  fireDice(battle, unit, target, counting.clear());
  const dice = counting.total;
  if (dice === 0 && isOutOfRange(battle, unit, target)) return outOfRange(battle, unit, target);
  if (dice <= 0) return because(battle, 'no-dice');
  const aim = battle.game.aimFault(battle, unit, target);
  if (aim) return aim;
  const space = battle.game.sightBlockedAt(battle, unit, target.at);
  if (space === NO_SPACE) return undefined;
  return because(battle, 'no-line-of-sight', { space: battle.board.name(space) });
}

const fireDice = (battle: Battle, unit: Unit, target: Unit, dice: Sum): void =>
  battle.game.fireDice(battle, unit, target, dice);

const fireReach = (battle: Battle, unit: Unit): number => battle.game.fireReach(battle, unit);

const isOutOfRange = (battle: Battle, unit: Unit, target: Unit): boolean =>
  battle.board.distance(unit.at, target.at) > fireReach(battle, unit);

const outOfRange = (battle: Battle, unit: Unit, target: Unit): Refusal =>
  because(battle, 'out-of-range', {
    about: {
      needs: String(battle.board.distance(unit.at, target.at)),
      has: String(fireReach(battle, unit)),
    },
  });

/** The reason why a unit can't fire at a leader, with a unit or without; undefined if it can. */
const leaderFault = (battle: Battle, unit: Unit, leader: Unit): Refusal | undefined =>
  battle.game.leaderFireFault(battle, unit, leader) ?? fireTargetFault(battle, unit, leader);

/** The reason why a unit can't fire at a unit or a leader; undefined if it can. */
export const shotFault = (battle: Battle, unit: Unit, target: Unit): Refusal | undefined =>
  target.isLeader ? leaderFault(battle, unit, target) : fireTargetFault(battle, unit, target);

/** R000-63 to R000-78: the reason why a unit can't fire at a target; undefined if it can. */
function fireFault(battle: Battle, unit: Unit, target: Unit | null): Refusal | undefined {
  if (!target?.isOnBoard) return because(battle, 'no-such-target:fire');
  if (target.side === unit.side && !target.isLeader) return because(battle, 'own-unit:fire');
  return shotFault(battle, unit, target);
}

/** Section X, fire combat: dice by type, range and terrain; red squares hit; the target never responds (R000-71). */
export const fire: OrderKind<Kind, Variant> = {
  type: 'fire',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isFor: forUnits,
  list(battle, orders, unit) {
    if (unit.isLeader || battle.game.firerFault(battle, unit)) return;
    const reach = fireReach(battle, unit);
    const enemies = battle.force(enemyOfNumber(unit.side));
    for (const enemy of enemies.units) {
      if (battle.board.distance(enemy.at, unit.at) > reach) continue;
      if (!fireTargetFault(battle, unit, enemy)) orders.addTarget(enemy);
    }
    if (enemies.alone.isEmpty()) return;
    for (const leader of enemies.leaders) {
      if (!leaderFault(battle, unit, leader)) orders.addTarget(leader);
    }
  },
  refusal(battle, { piece, side, target }) {
    const fault = unitActingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return battle.game.firerFault(battle, piece) ?? fireFault(battle, piece, target);
  },
  preview: (battle, { piece, target }) => attackPreview(battle, piece, target, fireDice),
  carryOut: (c, { piece, target }) => fireOn(c, piece, target),
};

/** The dice of an attack before any response, and the flags its target may ignore. */
export function attackPreview(
  battle: Battle,
  unit: Unit | null,
  target: Unit | null,
  addDice: (battle: Battle, unit: Unit, target: Unit, dice: Sum) => void,
): Preview | undefined {
  if (!unit?.isOnBoard || unit.isLeader) return undefined;
  if (!target?.isOnBoard) return undefined;
  const fate = target.isLeader ? battle.game.leaderPreview : undefined;
  if (fate) return fate;
  const dice = new Sum(true);
  addDice(battle, unit, target, dice);
  if (target.isLeader) return { dice: dice.total, modifiers: dice.modifiers };
  const ignored = new Sum(true);
  battle.game.ignoresFlags(battle, target, ignored, unit);
  // Ignored flags change the outcome, not the dice.
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
  yield* c.position.game.shoot(c, unit, target);
  useInspiration(c, [unit]);
}
