import type { Part } from './part';

const LEGS: readonly Part[] = [
  ['legs', 'M-7 -2V-20H7V-2H1V-14H-1V-2Z'],
  ['black', 'M-8 0V-6H-.8V0ZM.8 0V-6H8.5L9 0Z'],
];

/** The upper body in a coat with its plastron, on the ground or in a saddle. */
const COAT: readonly Part[] = [
  ['coat', 'M-9 -17L-8.5 -33Q-8 -38 -3 -38.5H3Q8 -38 8.5 -33L9 -17Q0 -14 -9 -17Z'],
  ['facings', 'M-4 -38H4.5L3.5 -23H-3Z'],
  ['coat', 'M-7 -36Q-13 -33 -12 -22L-8 -21L-6.5 -31Z'],
];

const HEAD: readonly Part[] = [
  ['skin', 'M-6.5 -45a6.5 6.8 0 1 1 13 0a6.5 6.8 0 1 1 -13 0Z'],
  ['facings', 'M-5.5 -37.5Q0 -40 5.5 -37.5V-40Q0 -42 -5.5 -40Z'],
  ['mane', 'M1 -45.2v1.8M5 -45.2v1.8', 1.4],
];

/** The bodies of men on foot, without weapon and hat. */
export const BODIES_ON_FOOT = {
  coat: [...LEGS, ...COAT, ...HEAD],
  // White belts that cross on the breast.
  belted: [
    ...LEGS,
    ['coat', 'M-9 -17L-8.5 -33Q-8 -38 -3 -38.5H3Q8 -38 8.5 -33L9 -17Q0 -14 -9 -17Z'],
    ['white', 'M-7 -36L7 -21M7 -36L-7 -21', 1.4],
    ['coat', 'M-7 -36Q-13 -33 -12 -22L-8 -21L-6.5 -31Z'],
    ...HEAD,
  ],
  // Down to the ankles.
  greatcoat: [
    ['black', 'M-7 0V-5H7.5L8.5 0Z'],
    ['coat', 'M-12 -4L-8.5 -33Q-8 -38 -3 -38.5H3Q8 -38 8.5 -33L12 -4Q0 0 -12 -4Z'],
    ['white', 'M-7 -36L7 -21', 1.8],
    ['coat', 'M-7 -36Q-13 -33 -12 -22L-8 -21L-6.5 -31Z'],
    ...HEAD,
  ],
  // Wide over the shoulders.
  cloak: [...LEGS, ['facings', 'M-16 -8Q-15 -36 -5 -39H5Q13 -36 14 -20L8 -22L6 -9Q-6 -4 -16 -8Z'], ...HEAD],
  // On one knee; the ground is as much higher as the body is moved down.
  kneeling: [
    ['legs', 'M-6 -22L5 -30L18 -28L17 -13H10L10 -20L3 -15L-5 -13H-18L-16 -19Z'],
    ['black', 'M9 -18H17.5L21 -13H9ZM-21 -13L-18 -19H-12V-13Z'],
    ...COAT,
    ...HEAD,
  ],
  // Feet wide apart, firing on the spot.
  striding: [
    ['legs', 'M-7 -21H7L15 -3L9 -1L0 -13L-9 -1L-15 -3Z'],
    ['black', 'M-17 0L-14 -8L-7 -5L-9 0ZM8 0L7 -5L14 -8L19 -2V0Z'],
    ...COAT,
    ...HEAD,
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Body = keyof typeof BODIES_ON_FOOT;

/** The upper bodies of riders, on a saddle at -17. */
export const RIDERS = {
  coat: [...COAT, ...HEAD],
  // A breastplate over the coat.
  cuirass: [
    ...COAT,
    ['steel', 'M-12 -38Q0 -41 12 -38L13 -22Q7 -12 0 -12Q-10 -13 -13 -22Z'],
    ['black', 'M-11 -18Q0 -14 11 -18', 1.6],
    ...HEAD,
  ],
  // A second jacket that hangs from the shoulder.
  pelisse: [
    ['facings', 'M-4 -38Q-16 -42 -31 -33L-35 -19Q-22 -23 -8 -19Z'],
    ['white', 'M-31 -33L-35 -19', 3],
    ['coat', 'M-9 -17L-8.5 -33Q-8 -38 -3 -38.5H3Q8 -38 8.5 -33L9 -17Q0 -14 -9 -17Z'],
    ['white', 'M-5 -34H5M-5 -30H5M-5 -26H5', 1.2],
    ...HEAD,
  ],
  // A sash over the breast.
  sash: [...COAT, ['plume', 'M-7 -36L8 -20', 2.6], ...HEAD],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Rider = keyof typeof RIDERS;

const HIND_LEGS = 'M-17 -24L-24 -12L-21 0H-16L-18 -11L-8 -19Z';

/** The horses, which go to the right; their saddle is at -30. */
export const HORSES = {
  walking: [
    ['mane', 'M-20 -31Q-31 -28 -28 -6Q-23 -10 -20 -24Z'],
    ['horse', `${HIND_LEGS}M10 -22L21 -17L19 -5H14.5L15.5 -13L6 -15Z`],
    [
      'horse',
      'M-21 -27Q-20 -34 -9 -32Q3 -29 9 -33L15 -46L17 -52L20 -47L31 -36L28 -31L21 -34Q19 -25 16 -20L13 -11L14 0H9L7 -12L4 -17Q-5 -14 -11 -17L-13 -10L-11 0H-16L-19 -14Z',
    ],
    ['mane', 'M8 -33Q7 -46 17 -52L15 -44L12 -34Z'],
  ],
  // At the gallop, stretched.
  galloping: [
    ['mane', 'M-20 -31Q-34 -34 -36 -20Q-28 -22 -20 -25Z'],
    ['horse', 'M-15 -20L-26 -10L-33 -4L-29 0L-18 -8L-6 -17ZM8 -20L24 -14L32 -6L28 -2L18 -9L4 -15Z'],
    [
      'horse',
      'M-21 -27Q-20 -34 -9 -32Q3 -29 10 -33L19 -43L22 -49L24 -43L36 -34L33 -29L25 -32Q20 -22 16 -20L26 -14L24 -4H19.5L20 -12L8 -17Q-5 -13 -11 -17L-22 -8L-24 1L-29 0L-26 -12L-19 -19Z',
    ],
    ['mane', 'M9 -33Q11 -43 22 -49L20 -42L14 -34Z'],
  ],
  // Small and shaggy, its head low.
  shaggy: [
    ['mane', 'M-20 -32Q-35 -31 -33 -5L-28 -9L-25 -5Q-22 -14 -18 -24Z'],
    ['horse', 'M-15 -20L-23 -9L-21 0H-14L-14 -9L-6 -17ZM10 -20L21 -12L20 0H13L13 -10L4 -16Z'],
    [
      'horse',
      'M-21 -27Q-20 -34 -9 -32Q3 -29 10 -32L22 -38L25 -44L28 -38L39 -22L34 -16L25 -22Q20 -19 15 -16L10 -9L11 0H4L4 -14Q-5 -12 -11 -15L-11 -8L-9 0H-16L-19 -12Z',
    ],
    ['mane', 'M8 -32Q13 -42 25 -44L23 -38L22 -30L18 -32L15 -24L13 -30Z'],
  ],
  // Tall and broad, for heavy riders.
  charger: [
    ['mane', 'M-23 -34Q-36 -30 -33 -2Q-26 -6 -23 -26Z'],
    ['horse', 'M-19 -26L-27 -12L-24 0H-17L-19 -11L-9 -20ZM11 -24L25 -18L23 -3H16.5L17.5 -13L7 -16Z'],
    [
      'horse',
      'M-25 -29Q-25 -38 -11 -36Q3 -33 9 -37L17 -43L21 -48L24 -43L37 -28L33 -21L25 -26Q23 -23 18 -21L15 -11L16 0H9L8 -11L4 -17Q-5 -13 -12 -17L-14 -10L-11 0H-18L-22 -14Z',
    ],
    ['mane', 'M7 -36Q9 -46 21 -48L18 -41L13 -34Z'],
  ],
  // On its hind legs, under an officer.
  rearing: [
    ['mane', 'M-18 -22Q-30 -20 -30 0Q-24 -2 -18 -14Z'],
    ['horse', 'M10 -30L24 -27L24 -16H19.5L20 -23L8 -24Z'],
    [
      'horse',
      'M-20 -20Q-20 -30 -9 -31Q4 -32 9 -40L15 -53L17 -59L20 -54L31 -44L29 -39L22 -41Q20 -32 17 -28L26 -36L32 -28L28 -25L25 -30L14 -20L4 -17Q-2 -15 -6 -12L-4 -3L0 0H-9L-11 -9L-15 -4L-17 0H-25L-19 -8Z',
    ],
    ['mane', 'M8 -40Q7 -53 17 -59L15 -51L12 -41Z'],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Horse = keyof typeof HORSES;

/** The heads and necks of horses, which show before the next horse in the rank. */
export const HORSE_HEADS: Readonly<Record<Horse, readonly Part[]>> = {
  walking: [
    ['horse', 'M10 -32L15 -46L17 -52L20 -47L31 -36L28 -31L21 -34L17 -27Z'],
    ['mane', 'M8 -33Q7 -46 17 -52L15 -44L12 -34Z'],
  ],
  galloping: [
    ['horse', 'M11 -32L19 -43L22 -49L24 -43L36 -34L33 -29L25 -32L19 -25Z'],
    ['mane', 'M9 -33Q11 -43 22 -49L20 -42L14 -34Z'],
  ],
  shaggy: [
    ['horse', 'M10 -32L22 -38L25 -44L28 -38L39 -22L34 -16L25 -22L17 -21Z'],
    ['mane', 'M8 -32Q13 -42 25 -44L23 -38L22 -30L18 -32L15 -24L13 -30Z'],
  ],
  charger: [
    ['horse', 'M11 -34L17 -43L21 -48L24 -43L37 -28L33 -21L25 -26L20 -20Z'],
    ['mane', 'M7 -36Q9 -46 21 -48L18 -41L13 -34Z'],
  ],
  rearing: [],
};

/** A rider's leg and the saddle cloth, over the horse. */
export const SADDLE: readonly Part[] = [
  ['facings', 'M-14 -33L6 -32L5 -21L-15 -20Z'],
  ['legs', 'M-6 -33H4L7 -20L2 -18L-1 -24Z'],
  ['black', 'M1 -22L7 -21L6 -11L12 -9V-7H0Z'],
];

const HUB = 'M2 -24V0M-10 -12H14M-6 -20L10 -4M10 -20L-6 -4';

/** The guns, pointing to the right; wheels stand on the ground. */
export const GUNS = {
  field: [
    ['carriage', 'M4 -14L-28 -3L-26 1L6 -8Z'],
    ['brass', 'M-12 -22L-11 -14L27 -22L28 -28Z'],
    ['carriage', 'M2 -24V0M-10 -12H14', 1],
    ['carriage', HUB, 1.6],
    ['carriage', 'M-10 -12a12 12 0 1 1 24 0a12 12 0 1 1 -24 0', 2.4],
  ],
  // A long barrel, and a wheel in front of it as well.
  heavy: [
    ['carriage', 'M4 -15L-36 -3L-33 1L6 -8Z'],
    ['brass', 'M-20 -25L-18 -13L38 -25L40 -35L34 -34L33 -31Z'],
    ['carriage', 'M2 -30V0M-13 -15H17M-8 -25L12 -5M12 -25L-8 -5', 1.8],
    ['carriage', 'M-13 -15a15 15 0 1 1 30 0a15 15 0 1 1 -30 0', 3],
  ],
  // Short and light, on the move: its trail leads to the team, its muzzle looks back.
  horse: [
    ['carriage', 'M-4 -15L22 -9L23 -4L-5 -8Z'],
    ['brass', 'M12 -20L11 -12L-19 -19L-18 -27L-14 -26Z'],
    ['carriage', 'M0 -24V0M-12 -12H12M-8 -20L8 -4M8 -20L-8 -4', 1.6],
    ['carriage', 'M-12 -12a12 12 0 1 1 24 0a12 12 0 1 1 -24 0', 3],
  ],
  // A ladder on two legs, and a rocket that has just left it on a trail of smoke.
  rockets: [
    ['wood', 'M10 -25L0 0M14 -25L26 0M6 -13H20', 3],
    [
      'smoke',
      'M1 -27q-8 -6 -12 1q-9 -5 -12 4q-12 -2 -13 8q-4 10 7 12q8 5 14 -3q8 2 10 -5q7 0 6 -8q5 -4 0 -9Z',
    ],
    ['wood', 'M-20 -9L6 -28', 2.2],
    ['brass', 'M3 -31L-8 -19L8 -24Z'],
    ['black', 'M2 -32L21 -45L26 -38L7 -24Z'],
    ['red', 'M19 -48L37 -54L28 -36Z'],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Gun = keyof typeof GUNS;
