import {
  enemyOfNumber,
  forUnits,
  last,
  NO_SPACE,
  NOBODY,
  type OrderKind,
  type Procedure,
  procedure,
  type Refusal,
  type Sum,
} from '../../core';
import { activate, beginCombat, unitActingFault } from './activation';
import type { Battle, Course, Unit } from './battle';
import { effectsFor } from './cards/card-effects';
import type { Aftermath } from './combat';
import { attackFault, attackPreview } from './fire';
import { useInspiration } from './inspired';
import type { Kind } from './piece-kind';
import { because } from './refusal';
import type { Variant } from './variant';

/** The reason why a unit can't attack any target in close combat; undefined if it can. */
export const strikerFault = (battle: Battle, unit: Unit): Refusal | undefined =>
  effectsFor(battle, unit).melee === 'none'
    ? because(battle, 'card-forbids-melee')
    : attackFault(battle, unit);

/** The reason why a unit can't attack a unit, or a leader without a unit, in close combat; undefined if it can. */
export const strikeFault = (battle: Battle, unit: Unit, target: Unit): Refusal | undefined =>
  target.isLeader
    ? battle.game.leaderTargetFault(battle, unit, target.at)
    : battle.game.chargeFault(battle, unit, target);

function meleeOrderFault(battle: Battle, unit: Unit, target: Unit | null): Refusal | undefined {
  if (!target?.isOnBoard) return because(battle, 'no-such-target:melee');
  return target.side === unit.side ? because(battle, 'own-unit:melee') : strikeFault(battle, unit, target);
}

/**
 * Section X, close combat: the target's free response, the attack, hits and retreat, and the counter-attack; then the
 * momentum advance, after which cavalry may attack again as long as it wins and advances (R000-102).
 */
export const melee: OrderKind<Kind, Variant> = {
  type: 'melee',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isFor: forUnits,
  isClose: true,
  list(battle, orders, unit) {
    if (unit.isLeader || strikerFault(battle, unit)) return;
    const enemies = battle.force(enemyOfNumber(unit.side));
    const beside = battle.board.beside[unit.at];
    if (!beside || !(beside.meets(enemies.held) || beside.meets(enemies.led))) return;
    for (const each of [enemies.units, enemies.leaders]) {
      for (const enemy of each) {
        if (beside.has(enemy.at) && !strikeFault(battle, unit, enemy)) orders.addTarget(enemy);
      }
    }
  },
  refusal(battle, { piece, side, target }) {
    const fault = unitActingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return strikerFault(battle, piece) ?? meleeOrderFault(battle, piece, target);
  },
  preview(battle, { piece, target }) {
    const sure =
      piece?.isOnBoard && target?.isOnBoard ? battle.game.meleeWithoutDice(piece, target) : undefined;
    return sure ?? attackPreview(battle, piece, target, meleeDice);
  },
  carryOut: (c, { piece, target }) => closeCombat(c, piece, target, []),
};

const meleeDice = (battle: Battle, unit: Unit, target: Unit, dice: Sum): void =>
  battle.game.meleeDice(battle, unit, target, dice);

/**
 * Carries out a close combat with all its consequences. `supports`: units that strike together with the attacker in its
 * first attack.
 */
export function* closeCombat(
  c: Course,
  unit: Unit | null,
  first: Unit | null,
  supports: readonly Unit[],
): Procedure {
  if (!unit || !first) throw new RangeError('melee needs a unit and a target');
  activate(c, unit);
  beginCombat(c);
  c.marked(unit, 'attacked');
  let beside = supports;
  for (let target: Unit | null = first; target; beside = []) {
    const won: number = yield* attack(c, unit, target, beside);
    useInspiration(c, [unit, ...beside]);
    if (won === NO_SPACE || c.position.winner !== NOBODY) return;
    target = yield* c.position.game.advance(c, unit, won);
  }
}

/**
 * Carries out one close combat with its consequences; returns the space the attacker has won, `NO_SPACE` if it has not.
 */
function* attack(c: Course, unit: Unit, target: Unit, supports: readonly Unit[]): Procedure<number> {
  c.attacked('melee', unit, target);
  const { at } = target;
  if (target.isLeader) {
    yield* c.position.game.attackLeader(c, unit, target, supports);
    return at;
  }
  const aftermath = yield* againstUnit(c, unit, target, supports);
  return aftermath === 'destroyed' || aftermath === 'driven-off' ? at : NO_SPACE;
}

function* againstUnit(c: Course, unit: Unit, target: Unit, supports: readonly Unit[]): Procedure<Aftermath> {
  const answer = yield* c.position.game.responses(c, target, unit, supports);
  switch (answer) {
    case 'attack':
      return yield* strike(c, unit, target, supports);
    case 'last-blow':
      return yield* blowsOf(c, unit, target, supports);
    default:
      return answer;
  }
}

/** The attack itself: its dice, hits and retreat. */
const blowsOf = procedure(function* (
  c: Course,
  unit: Unit,
  target: Unit,
  supports: readonly Unit[],
): Procedure<Aftermath> {
  const { hits, flags } = yield* c.position.game.blows(c, unit, target, supports);
  return yield* last(c, c.position.game.suffer(c, target, hits, flags, 'melee', unit));
});

/** The attack, and the strike back of a target that held its space (R000-87). */
function* strike(c: Course, unit: Unit, target: Unit, supports: readonly Unit[]): Procedure<Aftermath> {
  const aftermath = yield* blowsOf(c, unit, target, supports);
  if (c.position.game.battlesBackAfter.includes(aftermath) && c.position.winner === NOBODY) {
    yield* c.position.game.battleBack(c, target, unit);
  }
  return aftermath;
}
