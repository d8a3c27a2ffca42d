import { back, foot, guns, horse, lightFoot, muskets, tableOf } from './rows';

const CHOSEN = ['strength', 'melee', 'ignores', 'retreat'];

/** The Austrian table, section 1.11; the cavalry values are chosen. */
export const AUSTRIAN = tableOf('austrian', [
  foot('A-LN', 'line', 5, muskets(0, 'down', 0), { retreat: back(2), slow: true, mass: true }),
  lightFoot('A-LT', 'light', 4, muskets(1, 'down', 1)),
  lightFoot('A-GRZ', 'grenzer', 4, muskets(1, 'down', 1), { melee: { sabers: false }, retreat: back(2) }),
  foot('A-GR', 'grenadiers', 4, muskets(1, 'down', 1), { melee: { more: 1 }, ignores: 1 }),
  foot('A-MI', 'militia', 4, muskets(0, 'down', 0), {
    melee: { sabers: false },
    retreat: back(3),
    slow: true,
    house: ['melee', 'retreat'],
  }),
  horse('A-LC', 'light-cavalry', 4, 3, 0, { house: CHOSEN }),
  horse('A-LL', 'lancers', 4, 3, 0, { house: CHOSEN }),
  horse('A-HC', 'heavy-cavalry', 4, 2, 1, { house: CHOSEN }),
  horse('A-CU', 'cuirassiers', 4, 2, 1, { ignores: 1, house: CHOSEN }),
  guns('A-FA', 'foot-artillery'),
  guns('A-HA', 'horse-artillery'),
]);
