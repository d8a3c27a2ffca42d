import type { Card } from '../card';

/** Command dice give blocks back, and order those who got them: see rally-dice. */
export const RALLY: Card = {
  id: 'rally',
  family: 'tactic',
  sign: 'rally',
  count: 1,
  orders: { kind: 'chosen' },
  effects: {},
};
