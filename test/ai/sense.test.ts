import { expect, test } from 'vitest';
import { lossesBy, retreatChance } from '../../src/rulesets/commands-and-colors/attack-losses';
import { fight } from '../../tools/arena/match';
import { battle } from './known-battles';

const RECRUITS = { south: 'recruit', north: 'recruit' } as const;

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
