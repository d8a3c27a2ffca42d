import type { Card } from '../card';

/** All leaders, and with them the units that they are attached to, which battle with a die more. */
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
