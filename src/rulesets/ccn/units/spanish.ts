import { back, foot, guns, horse, lightFoot, muskets, tableOf } from './rows';

/** The Spanish table, section 1.11: units that have moved melee with one die fewer, and retreat twice as far. */
export const SPANISH = tableOf('spanish', [
  foot('S-LN', 'line', 4, muskets(0, 'down', -1), { melee: { moved: -1 }, retreat: back(2) }),
  lightFoot('S-LT', 'light', 5, muskets(0, 'down', 0), { melee: { moved: -1 }, retreat: back(2) }),
  foot('S-GR', 'grenadiers', 4, muskets(0, 'down', 0), { melee: { more: 1 }, ignores: 1, retreat: back(2) }),
  foot('S-MI', 'militia', 4, muskets(0, 'down', -1), {
    melee: { moved: -1, sabers: false },
    retreat: back(3),
  }),
  horse('S-LC', 'light-cavalry', 3, 3, 0, { retreat: back(2) }),
  horse('S-HC', 'heavy-cavalry', 3, 2, 1, { retreat: back(2) }),
  guns('S-FA', 'foot-artillery', { retreat: back(2), house: ['strength', 'retreat'] }),
  guns('S-HA', 'horse-artillery', { retreat: back(2), house: ['strength', 'retreat'] }),
]);
