import { expect, test } from 'vitest';
import { start } from '../../src/core';
import { IDLE } from '../../src/foundry/canvas/choices/choices';
import { activityOf } from '../../src/foundry/canvas/choices/pieces';
import { spaceCardOf } from '../../src/foundry/canvas/choices/space-card';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { PLAYER, position, seenBy } from './battle';

const PIECES = {
  b: { side: 'south', type: 'infantry', at: '7:2' },
  c: { side: 'south', type: 'artillery', at: '7:9' },
  x: { side: 'north', type: 'infantry', at: '1:5' },
} as const;

const moved = (unit: string, to: string) => {
  const { state } = start(ccNapoleon, position(PIECES), { type: 'move', side: 'south', unit, to });
  const battle = seenBy(['south'], state);
  const piece = state.units[unit];
  if (!piece) throw new Error(`${unit} is gone`);
  const card = spaceCardOf(battle, PLAYER, IDLE, { space: to, pointed: null });
  return { told: card?.pieces[0]?.activity, looks: activityOf(battle, piece), state };
};

test('a unit that can still form square is not said to be done, though its block no longer invites an order', () => {
  const { told, looks, state } = moved('b', '6:2');
  expect(ccNapoleon.ordersOf(state, 'b').map(({ type }) => type)).toEqual(['form-square']);
  expect([told, looks]).toEqual(['engaged', 'done']);
});

test('a unit without any order left is said to be done', () => {
  const { told, looks, state } = moved('c', '6:9');
  expect(ccNapoleon.ordersOf(state, 'c')).toEqual([]);
  expect([told, looks]).toEqual(['done', 'done']);
});
