import { expect, test } from 'vitest';
import { IDLE } from '../../src/foundry/canvas/choices/choices';
import { badgeBox, badgesAt } from '../../src/foundry/canvas/map/badges';
import { spacesThatMatter, sparedSpaces } from '../../src/foundry/canvas/map/relevant-spaces';
import { menuSide } from '../../src/foundry/canvas/popovers/menu';
import { DUEL, PLAYER, position, seenBy } from './battle';

const board = {
  centreOf(space: string) {
    const [row = 0, column = 0] = space.split(':').map(Number);
    return { x: column * 100, y: row * 100 };
  },
};

const battle = seenBy(['south'], position(DUEL));
const { a, x } = battle.state.units;
if (!a || !x) throw new Error('there is no duel');

test('buttons are away from the middle of the board, and from the unit that attacks', () => {
  const side = (own: string, picking: string | null = null) => menuSide(battle, { own, picking }, board);
  expect([side('2:4'), side('8:4')]).toEqual(['below', 'above']);
  // Those of a clicked target are away from the selected unit.
  expect([side('6:4', '5:4'), side('5:4', '6:4')]).toEqual(['above', 'below']);
});

test('the selected unit and its targets matter, and empty destinations apart from them', () => {
  const { pieces, open } = spacesThatMatter(battle, PLAYER, { ...IDLE, selected: 'a' });
  expect(pieces).toContain(a.at);
  expect(open.length).toBeGreaterThan(0);
  const occupied = Object.values(battle.state.units).map(({ at }) => at);
  expect(open.filter((space) => occupied.includes(space))).toEqual([]);
});

test('a unit that can be ordered next is spared more than an enemy', () => {
  const worth = (space: string) => sparedSpaces(battle).find((each) => each.space === space)?.worth ?? 0;
  expect(worth(a.at)).toBeGreaterThan(worth(x.at));
  expect(worth(x.at)).toBeGreaterThan(0);
});

test('the numbers of two attacks are side by side below the middle of their target', () => {
  const [first, second] = badgesAt({ x: 500, y: 400 }, { width: 100, height: 116 }, 2).map(badgeBox);
  if (!first || !second) throw new Error('there are no numbers');
  expect(first.right).toBeLessThan(second.left);
  expect((first.left + second.right) / 2).toBeCloseTo(500);
  expect(first.top).toBeGreaterThan(400);
});
