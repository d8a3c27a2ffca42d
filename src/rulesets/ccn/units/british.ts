import { foot, guns, horse, lightFoot, muskets, rockets, tableOf } from './rows';

/** The British table: section 1.11. */
export const BRITISH = tableOf('british', [
  foot('B-LN', 'line', 4, muskets(1, 'up', 0)),
  lightFoot('B-LT', 'light', 5, muskets(1, 'up', 1)),
  lightFoot('B-RL', 'rifles', 3, muskets(1, 'down', 1, 3), { melee: { sabers: false } }),
  foot('B-GR', 'grenadiers', 4, muskets(1, 'up', 1), { melee: { more: 1 }, ignores: 1 }),
  foot('B-GG', 'guard-grenadiers', 5, muskets(1, 'up', 1), { melee: { more: 1 }, ignores: 2 }),
  horse('B-LC', 'light-cavalry', 3, 3, 0),
  horse('B-HC', 'heavy-cavalry', 3, 2, 1),
  horse('B-GHC', 'guard-heavy-cavalry', 3, 2, 1, { ignores: 2 }),
  guns('B-FA', 'foot-artillery'),
  guns('B-HA', 'horse-artillery'),
  rockets('B-RB'),
]);
