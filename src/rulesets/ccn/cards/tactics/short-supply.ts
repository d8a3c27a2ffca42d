import type { Card } from '../card';

/** Moves a unit of either side back to its baseline: see short-supply. */
export const SHORT_SUPPLY: Card = {
  id: 'short-supply',
  family: 'tactic',
  sign: 'supply',
  count: 1,
  orders: { kind: 'chosen' },
  effects: {},
};
