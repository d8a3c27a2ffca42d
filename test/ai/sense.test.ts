import { expect, test } from 'vitest';
import type { Play, Scenario, State } from '../../src/core';
import { lossesBy, retreatChance } from '../../src/rulesets/commands-and-colors/attack-losses';
import { fight } from '../../tools/arena/match';
import { BATTLES, rulesOf } from '../../tools/play/battles';

const RECRUITS = { south: 'recruit', north: 'recruit' } as const;

function battle(id: string): Scenario {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  return scenario;
}

/** True if enemy cavalry could attack a unit in its next turn, by the distances alone. */
function isWithinReach(play: Play, before: State, unit: string): boolean {
  const { judgement } = play.definition;
  const position = play.positionOf(before);
  const own = position.find(unit);
  if (!own) throw new Error(`there is no unit "${unit}"`);
  const enemies = position.force(own.side === 0 ? 1 : 0).units;
  return enemies.some((enemy) => {
    const reach = judgement.reach(position, enemy) + judgement.stride(position, enemy);
    return judgement.isMounted(enemy) && position.board.distance(enemy.at, own.at) <= reach;
  });
}

test.each(['rolica-1808', 'ccn-rolica-1808', 'farm-at-lindach'])(
  'a Recruit forms no square unless enemy cavalry could reach the unit next turn: %s',
  (id) => {
    const scenario = battle(id);
    const { play } = rulesOf(scenario);
    const needless: string[] = [];
    for (const seed of [1, 2]) {
      fight(scenario, RECRUITS, seed, {
        most: 120,
        told: (before, { type, unit = '' }) => {
          if (type === 'form-square' && !isWithinReach(play, before, unit))
            needless.push(`seed ${seed}: ${unit}`);
        },
      });
    }
    expect(needless).toEqual([]);
  },
);

test.each(['rolica-1808', 'made-up-small-40', 'ccn-rolica-1808'])(
  'two Recruits come to blows within some turns, and end the battle: %s',
  (id) => {
    const FIGHTS = ['fire', 'melee'];
    let first = Number.POSITIVE_INFINITY;
    const { end } = fight(battle(id), RECRUITS, 1, {
      most: 900,
      told: ({ turn }, { type }) => {
        if (FIGHTS.includes(type)) first = Math.min(first, turn.number);
      },
    });
    expect(first).toBeLessThan(16);
    expect(end.winner).not.toBeNull();
  },
);

test('an estimate of losses counts the blocks that a unit has, and the chance to lose them all', () => {
  // One die that hits with three faces of six.
  expect(lossesBy(1, 3, 4).blocks).toBeCloseTo(0.5);
  expect(lossesBy(1, 3, 1).falls).toBeCloseTo(0.5);
  // Two dice against one block: more than one hit takes no more.
  expect(lossesBy(2, 3, 1)).toMatchObject({ blocks: 0.75, falls: 0.75 });
  expect(lossesBy(0, 3, 4)).toEqual({ blocks: 0, falls: 0 });
  expect(retreatChance(2, 0)).toBeCloseTo(11 / 36);
  expect(retreatChance(2, 1)).toBeCloseTo(1 / 36);
});
