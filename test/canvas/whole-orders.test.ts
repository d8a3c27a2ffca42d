// The orders that the controls of a token offer: those of its piece that a single press can give.
import { expect, test } from 'vitest';
import { wholeOrders } from '../../src/foundry/canvas/choices/whole-orders';
import { DUEL, position, seenBy } from './battle';

const state = position(DUEL);
const own = seenBy(['south'], state);

test('offers what needs neither a space nor a target, and only on the own turn', () => {
  const square = { type: 'form-square', side: 'south', unit: 'a' };
  expect(own.rules.ordersOf(state, 'a').some(({ to }) => to !== undefined)).toBe(true);
  const orders = wholeOrders(own, 'a');
  for (const { to, target } of orders) expect([to, target]).toEqual([undefined, undefined]);
  expect(orders.map(({ type }) => type)).toEqual(
    own.rules.ordersOf(state, 'a').some(({ type }) => type === square.type) ? [square.type] : [],
  );
  expect(wholeOrders(seenBy(['north'], state), 'a')).toEqual([]);
  expect(wholeOrders({ ...own, isPaused: true }, 'a')).toEqual([]);
  expect(wholeOrders({ ...own, asItWas: { at: 0, count: 1, before: null } }, 'a')).toEqual([]);
});
