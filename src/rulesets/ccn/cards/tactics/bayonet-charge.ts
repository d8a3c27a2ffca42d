import type { Card } from '../card';

/**
 * Up to four infantry units move two hexes and may still melee; no unit may fire; guards roll one more die in melee.
 */
export const BAYONET_CHARGE: Card = {
  id: 'bayonet-charge',
  family: 'tactic',
  sign: 'bayonet',
  count: 2,
  orders: { kind: 'troops', of: ['infantry'], most: 4, apart: false },
  effects: { fire: 'none' },
  moves: ({ chart }) => (chart.slow ? { battle: 1, most: 1 } : { battle: 2, most: 2 }),
  meleeDice: ({ kind }) => (kind.isGuard ? 1 : 0),
};
