import type { Part } from './part';

/** The weapons of men on foot, with the arms that hold them, over a coat whose collar is at -38. */
export const WEAPONS = {
  none: [['coat', 'M7 -35Q12 -32 11 -21L7.5 -20L6 -30Z']],
  // Upright at the shoulder.
  shouldered: [
    ['wood', 'M11 -17V-62', 3],
    ['steel', 'M11 -64V-88', 3],
    ['coat', 'M7 -35Q13 -32 12.5 -22L8.5 -20L6 -30Z'],
  ],
  // Its butt on the ground, so that nothing but the hat rises above the shoulders.
  ordered: [
    ['wood', 'M13.5 -1V-34', 3],
    ['steel', 'M13.5 -35V-44', 1.8],
    ['coat', 'M7 -35Q14 -32 14.5 -24L10.5 -22L6 -30Z'],
  ],
  // Levelled at the hip, with the bayonet ahead.
  charging: [
    ['wood', 'M-9 -22L16 -28', 3.2],
    ['steel', 'M18 -28.5L32 -32', 1.8],
    ['coat', 'M6 -36Q13 -35 12 -26L5 -24L3 -28Z'],
  ],
  // Levelled at the eye.
  aiming: [
    ['wood', 'M-2 -38L20 -41', 3.6],
    ['steel', 'M21 -41L33 -43', 2.4],
    ['coat', 'M3 -36L14 -41L16 -37L6 -29Z'],
  ],
  // The same, with the smoke of the shot.
  firing: [
    ['wood', 'M-6 -37.5L15 -40.5', 3.6],
    ['steel', 'M16 -40.6L19 -41', 2.4],
    ['smoke', 'M20 -42q-1 -7 5 -6q3 -5 7 -1q6 0 5 6q3 6 -4 6q-4 5 -7 1q-6 2 -6 -6Z'],
    ['coat', 'M3 -36L14 -41L16 -37L6 -29Z'],
  ],
  // The arms of a crowd, each sloped as its bearer likes: a pike, a scythe with its blade set upright, a fork.
  pike: [
    ['wood', 'M8 -4L20 -80', 2.8],
    ['steel', 'M15.5 -76L22.5 -94L24.5 -75Z'],
    ['coat', 'M7 -35Q14 -35 15.5 -29L11 -24L5 -29Z'],
  ],
  scythe: [
    ['wood', 'M17 -4L4 -72', 2.8],
    ['steel', 'M7 -68L1 -70Q-6 -88 -22 -94Q2 -95 7 -68Z'],
    ['coat', 'M7 -35Q14 -35 15.5 -29L11 -24L5 -29Z'],
  ],
  fork: [
    ['wood', 'M15 -4L9 -70', 2.8],
    ['steel', 'M-1 -91L1 -74Q8 -68 16 -75L15 -92', 3.2],
    ['coat', 'M7 -35Q14 -35 15.5 -29L11 -24L5 -29Z'],
  ],
  // On its strap behind the back, muzzle down.
  slung: [
    ['wood', 'M-15 -52L-6 -24', 3],
    ['coat', 'M7 -35Q12 -32 11 -21L7.5 -20L6 -30Z'],
  ],
  // The sponge of a gun.
  rammer: [
    ['wood', 'M6 -6L24 -74', 2.4],
    ['white', 'M20 -73L23 -87L32 -84L28 -71Z'],
    ['coat', 'M7 -35Q13 -34 14 -28L9 -24L5 -29Z'],
  ],
  // Curved, raised for a cut.
  sabre: [
    ['steel', 'M11 -41Q29 -47 21 -81Q41 -59 32 -42Q24 -32 12 -32Z'],
    ['coat', 'M6 -36L15 -39L16 -33L6 -27Z'],
  ],
  // Straight, pointing at the enemy over the horse's head.
  sword: [
    ['steel', 'M12 -39L49 -77L56 -80L54 -73L18 -32Z'],
    ['brass', 'M10 -42L22 -30', 3.4],
    ['coat', 'M6 -36L16 -38L17 -32L6 -27Z'],
  ],
  'upright-sword': [
    ['steel', 'M14 -33V-84', 5.2],
    ['brass', 'M8 -33H20', 3],
    ['coat', 'M6 -36L14 -33L13 -28L6 -27Z'],
  ],
  lance: [
    ['wood', 'M17 -4V-110', 2.6],
    ['steel', 'M14 -107L17 -116L20 -107Z'],
    ['white', 'M16 -107H-10L-2 -94.5L-10 -82H16Z'],
    ['red', 'M16 -107H-10L-2 -94.5H16Z'],
    ['coat', 'M6 -36L15 -34L15 -29L6 -27Z'],
  ],
  // Without a pennon, slanting.
  spear: [
    ['wood', 'M-20 -4L31 -74', 4.2],
    ['steel', 'M26 -72L40 -88L35 -68Z'],
    ['coat', 'M6 -36L14 -43L15 -36L5 -27Z'],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Weapon = keyof typeof WEAPONS;
