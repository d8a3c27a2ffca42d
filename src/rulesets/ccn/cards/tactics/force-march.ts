import type { Card } from '../card';

/**
 * Orders a line of infantry: light infantry, grenadiers, guards and units with a leader may move two hexes and battle.
 */
export const FORCE_MARCH: Card = {
  id: 'force-march',
  family: 'tactic',
  sign: 'double',
  count: 2,
  orders: { kind: 'linked-foot', most: null },
  effects: {},
  moves({ chart, isFast }, isLed) {
    if (chart.slow) return { battle: 1, most: 1 };
    return isFast || isLed ? { battle: 2, most: 2 } : { battle: 1, most: 2 };
  },
};
