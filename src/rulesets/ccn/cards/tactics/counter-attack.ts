import type { Card } from '../card';

/** What the enemy's last card ordered, with left and right swapped. */
export const COUNTER_ATTACK: Card = {
  id: 'counter-attack',
  family: 'tactic',
  sign: 'mirror',
  count: 2,
  orders: { kind: 'repeat' },
  effects: {},
};
