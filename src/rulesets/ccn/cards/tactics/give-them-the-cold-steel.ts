import type { Card } from '../card';

/** Every unit in contact strikes with a die more before it moves anywhere; bonus melees are ordinary ones. */
export const GIVE_THEM_THE_COLD_STEEL: Card = {
  id: 'give-them-the-cold-steel',
  family: 'tactic',
  sign: 'clash',
  count: 2,
  orders: { kind: 'next-to-enemy' },
  effects: { move: 'none', fire: 'none' },
  meleeDice: ({ isBonus }) => (isBonus ? 0 : 1),
};
