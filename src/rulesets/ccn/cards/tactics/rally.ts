import type { Card } from '../card';

/** Restores blocks by Command dice and orders the units that regain them: see rally-dice. */
export const RALLY: Card = {
  id: 'rally',
  family: 'tactic',
  sign: 'rally',
  count: 1,
  orders: { kind: 'chosen' },
  effects: {},
};
