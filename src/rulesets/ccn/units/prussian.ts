import { back, foot, guns, horse, lightFoot, muskets, tableOf } from './rows';

const CHOSEN = ['strength', 'melee', 'ignores', 'retreat'];

/** The Prussian table, section 1.11; the cavalry values are chosen. */
export const PRUSSIAN = tableOf('prussian', [
  foot('PR-LN', 'line', 4, muskets(0, 'down', 0), { melee: { steady: 1 }, retreat: back(1, 2) }),
  lightFoot('PR-LT', 'light', 4, muskets(1, 'down', 1)),
  foot('PR-GR', 'grenadiers', 4, muskets(0, 'down', 0), { melee: { more: 1 }, ignores: 1 }),
  foot('PR-GG', 'guard-grenadiers', 4, muskets(1, 'down', 1), { melee: { more: 1 }, ignores: 2 }),
  foot('PR-RI', 'reserve', 4, muskets(0, 'down', 0), { retreat: back(2) }),
  foot('PR-MI', 'militia', 4, muskets(0, 'down', 0), { melee: { sabers: false }, retreat: back(3) }),
  horse('PR-LC', 'light-cavalry', 3, 3, 0, { house: CHOSEN }),
  horse('PR-LL', 'lancers', 3, 3, 0, { house: CHOSEN }),
  horse('PR-ML', 'militia-lancers', 3, 3, 0, {
    melee: { sabers: false },
    retreat: back(3),
    house: CHOSEN,
  }),
  horse('PR-HC', 'heavy-cavalry', 3, 2, 1, { house: CHOSEN }),
  horse('PR-CU', 'cuirassiers', 3, 2, 1, { ignores: 1, house: CHOSEN }),
  guns('PR-FA', 'foot-artillery'),
  guns('PR-HA', 'horse-artillery'),
]);
