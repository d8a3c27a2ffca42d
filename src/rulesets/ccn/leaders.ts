import { enemyOfNumber, NOBODY, type Procedure, procedure, Sum } from '../../core';
import { leaderMayEnd, leaderMayPass } from '../commands-and-colors/ground';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { homeOf } from '../commands-and-colors/retreat-path';
import type { Battle, Course, Unit } from './battle';
import { limitDice, strikeDice } from './combat-dice';
import { coreRulesOf } from './core-rules';
import { SABER_CLASSES } from './dice';
import { waysThrough } from './leader-escape';

/** CCN-60: sabers that cost a leader whose unit has lost blocks, and the dice of the check. */
const AT_RISK = { dice: 2, sabers: 2 };
/** CCN-61: the farthest that a leader falls back. */
const LEADER_RETREAT = 3;

/** A leader becomes a casualty. */
export const loseLeader = (c: Course, leader: Unit, cause: string, by: Unit | null): void =>
  coreRulesOf(c.position).loseLeader(c, leader, cause, by);

function* sabers(c: Course, leader: Unit, reason: string, count: number, rule: string): Procedure<number> {
  const dice = new Sum(c.events !== null);
  dice.add(count, reason, rule);
  const side = enemyOfNumber(leader.side);
  const thrown = yield* c.roll({ reason, side, classes: SABER_CLASSES, dice, target: leader });
  return thrown.of('sabers');
}

/** CCN-60, CCN-65: a unit has lost blocks and stands: two sabers on two dice cost its leader. */
export const leaderAtRisk = procedure(function* (c: Course, unit: Unit, by: Unit | null): Procedure {
  for (const leader of leadersWith(c.position, unit)) {
    const shown = yield* sabers(c, leader, 'leader-at-risk', AT_RISK.dice, 'CCN-60');
    const isHit = shown >= AT_RISK.sabers;
    c.rolled(isHit ? 1 : 0);
    if (isHit) loseLeader(c, leader, 'leader-at-risk', by);
  }
});

/** CCN-61: the unit of a leader is gone: a saber on one die costs him, else he falls back. */
export function* leaderFate(c: Course, leader: Unit, by: Unit | null): Procedure {
  if (c.position.winner !== NOBODY) return;
  const shown = yield* sabers(c, leader, 'leader-fate', 1, 'CCN-61');
  c.rolled(shown);
  if (shown > 0) loseLeader(c, leader, 'leader-fate', by);
  else yield* retreatLeader(c, leader);
}

/** CCN-61 to CCN-64: a leader falls back one to three hexes where his owner likes, through enemies if he must. */
export function* retreatLeader(c: Course, leader: Unit): Procedure {
  const { position } = c;
  if (position.board.rowsTo(homeOf(leader.side), leader.at) === 0) {
    // CCN-64: no banner.
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
  coreRulesOf(c.position).afterLeaderRetreat(c, leader);
}

/** CCN-61, CCN-62: where a leader can fall back to among friends, the nearest first. */
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

/** CCN-63: through the enemy, each of whose units on the way strikes once. */
function* escapeThrough(c: Course, leader: Unit): Procedure {
  const { position } = c;
  const ways = waysThrough(position, leader, LEADER_RETREAT);
  if (ways.length === 0) return loseLeader(c, leader, 'no-way-back', null);
  const options = ways.map(({ to }) => to);
  const to = yield* c.ask({ reason: 'leader-escape', side: leader.side, unit: leader, of: 'space', options });
  for (const enemy of ways.find((way) => way.to === to)?.past ?? []) {
    const dice = new Sum(c.events !== null);
    strikeDice(position, enemy, leader, 'battle-back', dice);
    limitDice(position, dice);
    // The ground where he is may leave an enemy on his way no die.
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
  coreRulesOf(c.position).afterLeaderRetreat(c, leader);
}
