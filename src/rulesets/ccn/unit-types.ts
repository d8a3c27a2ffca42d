import type { UnitType } from './unit-type';
import { AUSTRIAN } from './units/austrian';
import { BRITISH } from './units/british';
import { FRENCH } from './units/french';
import { PORTUGUESE } from './units/portuguese';
import { PRUSSIAN } from './units/prussian';
import { RUSSIAN } from './units/russian';
import { SPANISH } from './units/spanish';

/** The tables of section 1.11, nation by nation. */
export const UNIT_TYPES: readonly UnitType[] = [
  ...FRENCH,
  ...BRITISH,
  ...PORTUGUESE,
  ...SPANISH,
  ...RUSSIAN,
  ...AUSTRIAN,
  ...PRUSSIAN,
];

/**
 * CCN-22: the movement of a leader without a unit. R000-163: the price of one beyond the free one (R000-162), and its
 * name in an army that players make up.
 */
export const LEADER = { id: 'leader', move: 3, price: 6, free: 1, called: 'General' } as const;
