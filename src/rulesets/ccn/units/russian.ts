import { back, foot, guns, horse, lightFoot, muskets, tableOf } from './rows';

const CHOSEN = ['strength', 'melee', 'ignores', 'retreat'];

/** The Russian table, section 1.11; the cavalry values are chosen. */
export const RUSSIAN = tableOf('russian', [
  foot('R-LN', 'line', 3, muskets(0, 'up', 0), { ignores: 1, filled: 4 }),
  lightFoot('R-LT', 'light', 3, muskets(1, 'up', 1), { ignores: 1 }),
  foot('R-GR', 'grenadiers', 4, muskets(0, 'up', 0), { melee: { more: 1 }, ignores: 1 }),
  lightFoot('R-GLT', 'guard-light', 4, muskets(1, 'up', 1), { ignores: 2 }),
  foot('R-GG', 'guard-grenadiers', 4, muskets(1, 'up', 1), { melee: { more: 1 }, ignores: 2 }),
  foot('R-MI', 'militia', 4, muskets(0, 'down', 0), { melee: { sabers: false }, retreat: back(3) }),
  horse('R-LC', 'light-cavalry', 3, 3, 0, { house: CHOSEN }),
  horse('R-LL', 'lancers', 3, 3, 0, { house: CHOSEN }),
  horse('R-HC', 'heavy-cavalry', 3, 2, 1, { house: CHOSEN }),
  horse('R-CU', 'cuirassiers', 3, 2, 1, { ignores: 1, house: CHOSEN }),
  horse('R-GHC', 'guard-heavy-cavalry', 3, 2, 1, { ignores: 2, house: CHOSEN }),
  horse('R-CK', 'cossacks', 2, 3, 0, {
    melee: { sabers: false },
    retreat: back(3),
    filled: 3,
    house: CHOSEN,
  }),
  guns('R-FA', 'foot-artillery', { ignores: 1, filled: 4, house: ['ignores'] }),
  guns('R-HA', 'horse-artillery', { ignores: 1, filled: 4, house: ['ignores'] }),
  guns('R-GHA', 'guard-horse-artillery', { gunsMelee: 1, ignores: 2, filled: 4 }),
]);
