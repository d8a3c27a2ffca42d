import { back, foot, guns, horse, lightFoot, muskets, tableOf } from './rows';

const LIKELY = ['strength', 'fire', 'melee', 'retreat'];

/** The Portuguese table, section 1.11: everything but the line infantry is likely, not sure. */
export const PORTUGUESE = tableOf('portuguese', [
  foot('P-LN', 'line', 4, muskets(0, 'down', 0)),
  lightFoot('P-LT', 'light', 4, muskets(1, 'down', 1), { house: LIKELY }),
  lightFoot('P-RL', 'rifles', 3, muskets(1, 'down', 1, 3), { melee: { sabers: false }, house: LIKELY }),
  foot('P-MI', 'militia', 4, muskets(0, 'down', 0), {
    melee: { sabers: false },
    retreat: back(3),
    house: LIKELY,
  }),
  horse('P-LC', 'light-cavalry', 3, 3, 0, { house: LIKELY }),
  guns('P-FA', 'foot-artillery', { house: LIKELY }),
]);
