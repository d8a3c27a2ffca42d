import type { Card } from '../card';

/** Up to four units or leaders move four hexes and do not battle; or a single one is ordered as usual. */
export const LA_GRANDE_MANOEUVRE: Card = {
  id: 'la-grande-manoeuvre',
  family: 'tactic',
  sign: 'manoeuvre',
  count: 2,
  orders: { kind: 'manoeuvre', most: 4 },
  effects: { fire: 'none', melee: 'none' },
  moves: () => ({ battle: 0, most: 4 }),
};
