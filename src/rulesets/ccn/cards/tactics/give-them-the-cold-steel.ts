import type { Card } from '../card';

/** Every unit adjacent to the enemy melees with one more die before any movement; bonus melees get no extra die. */
export const GIVE_THEM_THE_COLD_STEEL: Card = {
  id: 'give-them-the-cold-steel',
  family: 'tactic',
  sign: 'clash',
  count: 2,
  orders: { kind: 'next-to-enemy' },
  effects: { move: 'none', fire: 'none' },
  meleeDice: ({ isBonus }) => (isBonus ? 0 : 1),
};
