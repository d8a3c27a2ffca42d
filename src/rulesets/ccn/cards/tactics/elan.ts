import type { Card } from '../card';

/**
 * Orders as many units of each arm as the Command dice show, any unit for a flag; all battle with one more die, then
 * the deck is shuffled.
 */
export const ELAN: Card = {
  id: 'elan',
  family: 'tactic',
  sign: 'dice',
  count: 1,
  orders: { kind: 'rolled' },
  effects: { reshuffle: true },
  rangedDice: () => 1,
  meleeDice: () => 1,
};
