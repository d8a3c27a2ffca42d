import { enemyOfNumber, NOBODY, type Procedure, procedure, Sum } from '../../core';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { leaderMayEnd, leaderMayPass } from '../commands-and-colors/passable-terrain';
import { homeOf } from '../commands-and-colors/retreat-path';
import { limitDice, strikeDice } from './attack-dice';
import type { Battle, Course, Unit } from './battle';
import { SABER_CLASSES } from './dice';
import { waysThrough } from './leader-escape';

/** CCN-60: sabers that eliminate a leader whose unit has lost blocks, and the dice of the check. */
const AT_RISK = { dice: 2, sabers: 2 };
/** CCN-61: the maximum distance of a leader's retreat. */
const LEADER_RETREAT = 3;

/** Makes a leader a casualty. */
export const loseLeader = (c: Course, leader: Unit, cause: string, by: Unit | null): void =>
  c.position.game.loseLeader(c, leader, cause, by);

function* sabers(c: Course, leader: Unit, reason: string, count: number, rule: string): Procedure<number> {
  const dice = new Sum(c.events !== null);
  dice.add(count, reason, rule);
  const side = enemyOfNumber(leader.side);
  const thrown = yield* c.roll({ reason, side, classes: SABER_CLASSES, dice, target: leader });
  return thrown.of('sabers');
}

/**
 * CCN-60, CCN-65: the leader check of a unit that has lost blocks and survives: two sabers on two dice eliminate its
 * leader.
 */
export const leaderAtRisk = procedure(function* (c: Course, unit: Unit, by: Unit | null): Procedure {
  for (const leader of leadersWith(c.position, unit)) {
    const shown = yield* sabers(c, leader, 'leader-at-risk', AT_RISK.dice, 'CCN-60');
    const isHit = shown >= AT_RISK.sabers;
    c.rolled(isHit ? 1 : 0);
    if (isHit) loseLeader(c, leader, 'leader-at-risk', by);
  }
});

/**
 * CCN-61: the leader's unit is eliminated: a saber on one die eliminates the leader too; otherwise the leader retreats.
 */
export function* leaderFate(c: Course, leader: Unit, by: Unit | null): Procedure {
  if (c.position.winner !== NOBODY) return;
  const shown = yield* sabers(c, leader, 'leader-fate', 1, 'CCN-61');
  c.rolled(shown);
  if (shown > 0) loseLeader(c, leader, 'leader-fate', by);
  else yield* retreatLeader(c, leader);
}

/**
 * CCN-61 to CCN-64: a leader retreats one to three hexes to a hex of the owner's choice, through enemies if necessary.
 */
export function* retreatLeader(c: Course, leader: Unit): Procedure {
  const { position } = c;
  if (position.board.rowsTo(homeOf(leader.side), leader.at) === 0) {
    // CCN-64: this scores no banner.
    c.leaderEliminated(leader, 'left-the-field', null);
    return;
  }
  const options = refuges(position, leader);
  if (options.length === 0) return yield* escapeThrough(c, leader);
  const to = yield* c.ask({
    reason: 'leader-retreat',
    side: leader.side,
    unit: leader,
    of: 'space',
    options,
  });
  c.retreated(leader, to);
  c.position.game.afterLeaderRetreat(c, leader);
}

/** CCN-61, CCN-62: hexes to which a leader can retreat among friends, the nearest first. */
function refuges(battle: Battle, leader: Unit): readonly number[] {
  const found: number[] = [];
  let from = [leader.at];
  for (let step = 0; step < LEADER_RETREAT; step += 1) {
    const next = new Set(from.flatMap((space) => [...battle.board.towards(homeOf(leader.side), space)]));
    from = [...next].filter((space) => leaderMayPass(battle, leader.side, space)).sort((a, b) => a - b);
    found.push(...from.filter((space) => leaderMayEnd(battle, leader, space)));
  }
  return found;
}

/** CCN-63: the leader escapes through the enemy; each enemy unit on the path strikes once. */
function* escapeThrough(c: Course, leader: Unit): Procedure {
  const { position } = c;
  const ways = waysThrough(position, leader, LEADER_RETREAT);
  if (ways.length === 0) return loseLeader(c, leader, 'no-way-back', null);
  const options = ways.map(({ to }) => to);
  const to = yield* c.ask({ reason: 'leader-escape', side: leader.side, unit: leader, of: 'space', options });
  for (const enemy of ways.find((way) => way.to === to)?.past ?? []) {
    const dice = new Sum(c.events !== null);
    strikeDice(position, enemy, leader, 'in-passing', dice);
    limitDice(position, dice);
    // The leader's terrain may leave an enemy on the path no die.
    if (dice.total < 1) continue;
    const { side } = enemy;
    const classes = SABER_CLASSES;
    const thrown = yield* c.roll({
      reason: 'leader-escape',
      side,
      classes,
      dice,
      unit: enemy,
      target: leader,
    });
    const shown = thrown.of('sabers');
    c.rolled(Math.min(1, shown));
    if (shown > 0) return loseLeader(c, leader, 'leader-escape', enemy);
  }
  c.retreated(leader, to);
  c.position.game.afterLeaderRetreat(c, leader);
}
