import { last, NOBODY, type Procedure, procedure, type Refusal, type RollOutcome, Sum } from '../../core';
import { effectsFor } from '../commands-and-colors/cards/card-effects';
import type { Aftermath } from '../commands-and-colors/combat';
import { attackFault } from '../commands-and-colors/fire';
import { enemyUnitNextTo } from '../commands-and-colors/neighbourhood';
import { loneLeaderAt } from '../commands-and-colors/passable-terrain';
import { because } from '../commands-and-colors/refusal';
import { optionIs } from '../commands-and-colors/variant';
import { fireDice } from './attack-dice';
import type { Battle, Course, Unit } from './battle';
import { RANGED_CLASSES, ROCKET_CLASSES, SABER_CLASSES } from './dice';
import { loseLeader, retreatLeader } from './leaders';
import { suffer } from './retreat';
import { rollBlows } from './roll-attack';

const CARD_FORBIDS: Refusal = { reason: 'card-forbids-fire', rule: 'rules 2.1' };
const NEVER_FIRES: Refusal = { reason: 'cavalry-never-fires', rule: 'CCN-31' };
const IN_CONTACT: Refusal = { reason: 'in-contact', rule: 'CCN-32' };
const TOO_NEAR: Refusal = { reason: 'too-near-to-fire', rule: 'CCN-32' };
const COVERED: Refusal = { reason: 'leader-is-covered', rule: 'CCN-38' };
const OWN: Refusal = { reason: 'own-unit', rule: 'CCN-30' };

/** CCN-38: sabers that eliminate a leader who is fired at without a unit. */
const LONE_LEADER_SABERS = 2;
/** Section 1.11: symbols for one hit, and sabers for one hit on the battery itself. */
const ROCKETS = { symbols: 2, sabers: 2 };

/** The reason why a unit can't fire at any target: CCN-31, CCN-32. */
export function firerFault(battle: Battle, unit: Unit): Refusal | undefined {
  if (effectsFor(battle, unit).fire === 'none') return CARD_FORBIDS;
  const spent = attackFault(battle, unit);
  if (spent) return spent;
  if (unit.kind.chart.fire === null) return NEVER_FIRES;
  return enemyUnitNextTo(battle, unit) ? IN_CONTACT : undefined;
}

/** CCN-38: the reason why a unit can't fire at a leader. */
export function leaderFireFault(battle: Battle, unit: Unit, leader: Unit): Refusal | undefined {
  if (leader.side === unit.side) return OWN;
  if (!optionIs(battle, 'loneLeaderRanged', true)) return because(battle, 'leader-is-no-target');
  if (!loneLeaderAt(battle, leader.at, leader.side)) return COVERED;
  return battle.board.distance(unit.at, leader.at) === 1 ? TOO_NEAR : undefined;
}

/** CCN-30: one ranged combat with its dice, hits and flags; the target does not battle back (CCN-37). */
export const shoot = procedure(function* (c: Course, unit: Unit, target: Unit): Procedure<Aftermath> {
  const dice = new Sum(c.events !== null);
  fireDice(c.position, unit, target, dice);
  if (target.isLeader) {
    yield* shootAtLeader(c, unit, target, dice);
    return 'stands';
  }
  if (unit.kind.isRockets) return yield* rocketFire(c, unit, target, dice);
  const classes = RANGED_CLASSES[target.kind.chart.arm];
  const { hits, flags } = yield* rollBlows(c, {
    reason: 'fire',
    side: unit.side,
    classes,
    dice,
    unit,
    target,
  });
  return yield* last(c, suffer(c, target, hits, flags, 'fire', unit));
});

const isHitBy = (thrown: RollOutcome): boolean => thrown.of('sabers') >= LONE_LEADER_SABERS;

/** CCN-38: a leader without a unit is eliminated by two sabers, and retreats otherwise. */
function* shootAtLeader(c: Course, unit: Unit, leader: Unit, dice: Sum): Procedure {
  const classes = SABER_CLASSES;
  const thrown = yield* c.position.game.combatRoll(
    c,
    {
      reason: 'fire',
      side: unit.side,
      classes,
      dice,
      unit,
      target: leader,
    },
    (fallen) => c.rolled(isHitBy(fallen) ? 1 : 0),
  );
  if (isHitBy(thrown)) loseLeader(c, leader, 'fire', unit);
  else yield* retreatLeader(c, leader);
}

const rocketHits = (thrown: RollOutcome): number => Math.floor(thrown.of('hit') / ROCKETS.symbols);

/** Section 1.11: two symbols are one hit, flags can't be ignored, two sabers hit the battery itself. */
function* rocketFire(c: Course, unit: Unit, target: Unit, dice: Sum): Procedure<Aftermath> {
  const classes = ROCKET_CLASSES[target.kind.chart.arm];
  const thrown = yield* c.position.game.combatRoll(
    c,
    {
      reason: 'rockets',
      side: unit.side,
      classes,
      dice,
      unit,
      target,
    },
    (fallen) => c.rolled(rocketHits(fallen), fallen.of('flag')),
  );
  const hits = rocketHits(thrown);
  const own = Math.floor(thrown.of('sabers') / ROCKETS.sabers);
  const flags = thrown.of('flag');
  const aftermath = yield* suffer(c, target, hits, flags, 'fire', unit, true);
  // CCN-4: a battle that the rockets have won is over.
  if (own > 0 && c.position.winner === NOBODY) yield* suffer(c, unit, own, 0, 'fire', unit);
  return aftermath;
}
