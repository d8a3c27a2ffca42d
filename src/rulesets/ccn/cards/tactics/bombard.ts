import type { Card } from '../card';

/**
 * Up to four batteries move up to three hexes without battling, or stay and battle with two more dice, guards with
 * three.
 */
export const BOMBARD: Card = {
  id: 'bombard',
  family: 'tactic',
  sign: 'guns',
  count: 2,
  orders: { kind: 'troops', of: ['artillery'], most: 4, apart: false },
  effects: {},
  moves: () => ({ battle: 0, most: 3 }),
  rangedDice: ({ kind }) => (kind.isGuard ? 3 : 2),
  meleeDice: ({ kind }) => (kind.isGuard ? 3 : 2),
};
