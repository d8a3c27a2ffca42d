import type { Card } from '../card';

/**
 * Up to four cavalry or horse artillery units: cavalry melees with one more die, guards with two; heavy cavalry moves
 * three hexes.
 */
export const CAVALRY_CHARGE: Card = {
  id: 'cavalry-charge',
  family: 'tactic',
  sign: 'charge',
  count: 2,
  orders: { kind: 'troops', of: ['cavalry', 'horse-artillery'], most: 4, apart: false },
  effects: {},
  moves: ({ isHeavyHorse }) => (isHeavyHorse ? { battle: 3, most: 3 } : undefined),
  // This includes bonus melees, but not attacks on or from towns: section 1.13.
  meleeDice: ({ kind, isAtTown }) => (!kind.isCavalry || isAtTown ? 0 : kind.isGuard ? 2 : 1),
};
