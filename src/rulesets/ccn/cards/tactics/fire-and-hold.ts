import type { Card } from '../card';

/** Up to four infantry or artillery units not adjacent to the enemy stay in place and fire with one more die. */
export const FIRE_AND_HOLD: Card = {
  id: 'fire-and-hold',
  family: 'tactic',
  sign: 'volley',
  count: 2,
  orders: { kind: 'troops', of: ['infantry', 'artillery'], most: 4, apart: true },
  effects: { move: 'none' },
  rangedDice: () => 1,
};
