import type { Card } from '../card';

/** Orders all leaders, and the units they are attached to, which battle with one more die. */
export const LEADERSHIP: Card = {
  id: 'leadership',
  family: 'leadership',
  sign: 'leader',
  count: 1,
  orders: { kind: 'leaders' },
  effects: {},
  rangedDice: ({ isLed }) => (isLed ? 1 : 0),
  meleeDice: ({ isLed }) => (isLed ? 1 : 0),
};
