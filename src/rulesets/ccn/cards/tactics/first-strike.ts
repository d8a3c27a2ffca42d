import type { Card } from '../card';

/** A response to a melee: see first-strike. Played in the player's own turn, it orders a single unit. */
export const FIRST_STRIKE_CARD: Card = {
  id: 'first-strike',
  family: 'tactic',
  sign: 'first',
  count: 2,
  orders: { kind: 'single', leaders: false },
  effects: {},
};
