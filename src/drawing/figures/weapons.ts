import type { Part } from './part';

/** The weapons of men on foot, with the arms that hold them, over a coat whose collar is at -38. */
export const WEAPONS = {
  none: [['coat', 'M7 -35Q12 -32 11 -21L7.5 -20L6 -30Z']],
  // Upright at the shoulder.
  shouldered: [
    ['wood', 'M11 -17V-52', 3],
    ['steel', 'M11 -54V-74', 1.6],
    ['coat', 'M7 -35Q13 -32 12.5 -22L8.5 -20L6 -30Z'],
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
  pike: [
    ['wood', 'M12 -1V-70', 2.2],
    ['steel', 'M8.5 -67L12 -80L15.5 -67Z'],
    ['coat', 'M7 -35Q13 -34 13.5 -28L9 -24L5 -29Z'],
  ],
  // On its strap behind the back, muzzle down.
  slung: [
    ['wood', 'M-15 -52L-6 -24', 3],
    ['coat', 'M7 -35Q12 -32 11 -21L7.5 -20L6 -30Z'],
  ],
  // The sponge of a gun.
  rammer: [
    ['wood', 'M13 -4V-58', 1.8],
    ['white', 'M10 -66h6v9h-6Z'],
    ['coat', 'M7 -35Q13 -34 14 -28L9 -24L5 -29Z'],
  ],
  // Curved, raised for a cut.
  sabre: [
    ['steel', 'M11 -40Q30 -47 22 -78Q39 -57 30 -42Q23 -33 12 -33Z'],
    ['coat', 'M6 -36L15 -39L16 -33L6 -27Z'],
  ],
  // Straight, held forward.
  sword: [
    ['steel', 'M16 -36.5L48 -40L53 -37.5L48 -34L16 -31.5Z'],
    ['brass', 'M15 -40V-28', 3],
    ['coat', 'M6 -36L15 -37L15 -31L6 -27Z'],
  ],
  'upright-sword': [
    ['steel', 'M14 -33V-84', 5.2],
    ['brass', 'M8 -33H20', 3],
    ['coat', 'M6 -36L14 -33L13 -28L6 -27Z'],
  ],
  lance: [
    ['wood', 'M17 -4V-92', 2.4],
    ['white', 'M17 -92H-12L-5 -82.5L-12 -73H17Z'],
    ['red', 'M17 -92H-12L-5 -82.5H17Z'],
    ['coat', 'M6 -36L15 -34L15 -29L6 -27Z'],
  ],
  // Without a pennon, slanting.
  spear: [
    ['wood', 'M-20 -4L31 -74', 4.2],
    ['steel', 'M26 -72L40 -88L35 -68Z'],
    ['coat', 'M6 -36L14 -43L15 -36L5 -27Z'],
  ],
  carbine: [
    ['wood', 'M13 -28V-50', 2.8],
    ['steel', 'M13 -51V-62', 1.8],
    ['coat', 'M6 -36L14 -33L13 -28L6 -27Z'],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Weapon = keyof typeof WEAPONS;
