import { back, foot, guns, horse, lightFoot, muskets, tableOf } from './rows';

/** The French table: section 1.11. */
export const FRENCH = tableOf('french', [
  foot('F-LN', 'line', 4, muskets(0, 'up', 0), { melee: { againstInfantry: 1 } }),
  lightFoot('F-LT', 'light', 4, muskets(1, 'up', 1)),
  foot('F-GR', 'grenadiers', 4, muskets(0, 'up', 0), { melee: { more: 1 }, ignores: 1 }),
  foot('F-OG', 'old-guard', 4, muskets(1, 'up', 1), { melee: { more: 2 }, ignores: 2 }),
  lightFoot('F-YG', 'young-guard', 4, muskets(1, 'up', 1), { melee: { more: 1 }, ignores: 1 }),
  foot('F-MI', 'militia', 4, muskets(0, 'down', 0), {
    melee: { sabers: false },
    retreat: back(3),
    house: ['retreat'],
  }),
  foot('F-CO', 'conscripts', 4, muskets(0, 'up', 0), { retreat: back(2) }),
  horse('F-LC', 'light-cavalry', 4, 3, 0, { house: ['strength'] }),
  horse('F-HC', 'heavy-cavalry', 4, 2, 1, { house: ['strength'] }),
  horse('F-CU', 'cuirassiers', 4, 2, 1, { ignores: 1, house: ['strength', 'ignores'] }),
  horse('F-LL', 'lancers', 4, 3, 0, { melee: { lance: 1 }, house: ['strength', 'melee'] }),
  horse('F-GLC', 'guard-light-cavalry', 4, 3, 1, { ignores: 2, house: ['strength', 'melee', 'ignores'] }),
  horse('F-GHC', 'guard-heavy-cavalry', 4, 2, 1, { ignores: 2, house: ['strength'] }),
  guns('F-FA', 'foot-artillery'),
  guns('F-HA', 'horse-artillery'),
  guns('F-GFA', 'guard-foot-artillery', { gunsMelee: 1, ignores: 2, house: ['melee', 'ignores'] }),
  guns('F-GHA', 'guard-horse-artillery', { gunsMelee: 1, ignores: 2 }),
]);
