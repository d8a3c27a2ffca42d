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
  // Across the body, ready to be raised.
  ready: [
    ['wood', 'M-14 -17L14 -37', 3.6],
    ['steel', 'M15 -38L30 -49', 2.2],
    ['coat', 'M7 -36Q14 -35 11 -27L3 -29Z'],
  ],
  // Levelled at the hip, with the bayonet ahead.
  charging: [
    ['wood', 'M-9 -22L16 -28', 3.2],
    ['steel', 'M18 -28.5L32 -32', 1.8],
    ['coat', 'M6 -36Q13 -35 12 -26L5 -24L3 -28Z'],
  ],
  // Levelled at the eye.
  aiming: [
    ['wood', 'M-1 -38L19 -41', 3],
    ['steel', 'M20 -41L31 -42.5', 1.6],
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
  sabre: [
    ['steel', 'M12 -36Q26 -45 21 -70Q33 -54 26 -40Q20 -33 12 -32Z'],
    ['coat', 'M6 -36L15 -37L15 -32L6 -27Z'],
  ],
  sword: [
    ['steel', 'M14 -33L45 -41', 3.2],
    ['brass', 'M13 -37L16 -29', 2],
    ['coat', 'M6 -36L15 -35L15 -30L6 -27Z'],
  ],
  'upright-sword': [
    ['steel', 'M13 -33V-72', 3.2],
    ['brass', 'M9 -33H17', 2],
    ['coat', 'M6 -36L14 -33L13 -28L6 -27Z'],
  ],
  lance: [
    ['wood', 'M17 -4V-92', 2.4],
    ['white', 'M17 -92H-12L-5 -82.5L-12 -73H17Z'],
    ['red', 'M17 -92H-12L-5 -82.5H17Z'],
    ['coat', 'M6 -36L15 -34L15 -29L6 -27Z'],
  ],
  // Without a pennon, levelled.
  spear: [
    ['wood', 'M-26 -16L34 -44', 3],
    ['steel', 'M31 -48L48 -51L37 -38Z'],
    ['coat', 'M6 -36L13 -31L11 -26L5 -27Z'],
  ],
  carbine: [
    ['wood', 'M13 -28V-50', 2.8],
    ['steel', 'M13 -51V-62', 1.8],
    ['coat', 'M6 -36L14 -33L13 -28L6 -27Z'],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Weapon = keyof typeof WEAPONS;
