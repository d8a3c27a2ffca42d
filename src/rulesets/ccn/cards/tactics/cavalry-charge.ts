import type { Card } from '../card';

/** Up to four cavalry or horse artillery units; cavalry strikes with a die more, guards with two, heavy horse moves three. */
export const CAVALRY_CHARGE: Card = {
  id: 'cavalry-charge',
  family: 'tactic',
  sign: 'charge',
  count: 2,
  orders: { kind: 'troops', of: ['cavalry', 'horse-artillery'], most: 4, apart: false },
  effects: {},
  moves: ({ isHeavyHorse }) => (isHeavyHorse ? { battle: 3, most: 3 } : undefined),
  // Bonus melees too; not at towns: section 1.13.
  meleeDice: ({ kind, isAtTown }) => (!kind.isCavalry || isAtTown ? 0 : kind.isGuard ? 2 : 1),
};
