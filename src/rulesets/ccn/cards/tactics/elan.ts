import type { Card } from '../card';

/** As many units of each arm as Command dice show, flags anyone; all battle with a die more, then the deck is shuffled. */
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
