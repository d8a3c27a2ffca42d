import type { Card } from '../card';

/** Copies the orders of the enemy's last card, with left and right swapped. */
export const COUNTER_ATTACK: Card = {
  id: 'counter-attack',
  family: 'tactic',
  sign: 'mirror',
  count: 2,
  orders: { kind: 'repeat' },
  effects: {},
};
