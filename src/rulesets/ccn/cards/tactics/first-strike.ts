import type { Card } from '../card';

/** The answer to a melee: see first-strike. Played in the own turn it orders a single unit. */
export const FIRST_STRIKE_CARD: Card = {
  id: 'first-strike',
  family: 'tactic',
  sign: 'first',
  count: 2,
  orders: { kind: 'single' },
  effects: {},
};
