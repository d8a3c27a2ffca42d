import type { Part } from './part';

/** The hats, each drawn upwards from the brow of its wearer, who looks to the right. */
export const HATS = {
  // Wider at the top, with a peak and a round tuft.
  shako: [
    ['black', 'M-8.5 1L-10 -15Q0 -18 10 -15L8.5 1Z'],
    ['brass', 'M-3 -3.5h7v-6h-7Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
    ['plume', 'M-3.5 -17a3.8 3.8 0 1 1 7 0Z'],
  ],
  // The same under a tall plume.
  'plumed-shako': [
    ['plume', 'M-4 -14Q-8 -22 -4 -30Q4 -32 7 -25Q7 -19 4 -14Z'],
    ['black', 'M-8.5 1L-10 -15Q0 -18 10 -15L8.5 1Z'],
    ['brass', 'M-3 -3.5h7v-6h-7Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
  ],
  // A straight pipe with a small tuft in front.
  stovepipe: [
    ['plume', 'M5 -12Q4 -20 8 -23Q12 -19 10 -11Z'],
    ['black', 'M-8 1V-15H8V1Z'],
    ['brass', 'M-1 -4h7v-7h-7Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
  ],
  // A front that rises above the crown.
  barretina: [
    ['plume', 'M-9 -12Q-14 -22 -9 -27Q-5 -23 -6 -13Z'],
    ['black', 'M-8.5 1V-11H-3Q-2 -21 4 -21Q10 -20 10 -12L9 1Z'],
    ['brass', 'M0 -4h7v-7h-7Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
  ],
  // A hollow crown under a plume as tall as a brush.
  kiver: [
    ['plume', 'M-4.5 -12L-10 -31Q0 -38 10 -31L4.5 -12Z'],
    ['black', 'M-8.5 1L-11 -16Q0 -10 11 -16L8.5 1Z'],
    ['brass', 'M-2 -2.5h6v-5h-6Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
  ],
  bearskin: [
    ['plume', 'M-8 -20Q-17 -27 -13 -37Q-6 -35 -5 -24Z'],
    ['fur', 'M-9.5 4Q-12.5 -24 -6 -31Q1 -37 7 -31Q13 -23 10 3Q4 -2 -2 0Q-6 1 -9.5 4Z'],
    ['brass', 'M1 -10Q9 -12 9 -1Q5 -2 0 -1Z'],
  ],
  // Lower, for riders, so that their swords stand above it.
  colpack: [
    ['plume', 'M-8 -13Q-16 -21 -12 -30Q-5 -28 -4 -16Z'],
    ['fur', 'M-10 3Q-14 -15 -7 -20Q1 -25 8 -20Q14 -14 10 2Q4 -2 -2 0Q-6 0 -10 3Z'],
    ['brass', 'M1 -8Q9 -10 9 -1Q5 -2 0 -1Z'],
  ],
  // A bag hangs down its back.
  'bagged-bearskin': [
    ['red', 'M-8 -26Q-17 -24 -17 6Q-12 7 -9 -3Z'],
    ['fur', 'M-9.5 4Q-12.5 -22 -6 -28Q1 -33 7 -28Q13 -20 10 3Q4 -2 -2 0Q-6 1 -9.5 4Z'],
  ],
  // A brass mitre, pointed.
  mitre: [
    ['red', 'M-9 1L-8 -8L4 -27L9 1Z'],
    ['brass', 'M0 2Q-4 -14 4 -28Q12 -13 10 2Z'],
  ],
  busby: [
    ['plume', 'M-3 -13Q-6 -23 -2 -29Q4 -26 3 -13Z'],
    ['red', 'M-6 -14Q-16 -12 -15 2Q-10 3 -7 -4Z'],
    ['fur', 'M-10 2Q-11 -13 -8 -14.5Q0 -17 8 -14.5Q11 -13 10 2Q0 -1 -10 2Z'],
  ],
  bicorne: [
    ['black', 'M-19 2Q-12 -16 0 -15Q12 -16 19 2Q9 -5 0 -4Q-9 -5 -19 2Z'],
    ['plume', 'M3 -13Q2 -24 8 -26Q11 -20 8 -11Z'],
  ],
  // Worn fore and aft, with a white edge of feathers.
  'general-bicorne': [
    ['white', 'M-18 4Q-14 -19 2 -19Q12 -16 21 0Q9 -7 0 -5Q-9 -3 -18 4Z'],
    ['black', 'M-17 4Q-12 -13 1 -13Q11 -12 20 1Q9 -5 0 -3Q-9 -2 -17 4Z'],
  ],
  // A crest like a caterpillar from front to back.
  crested: [
    ['black', 'M-10 1Q-10 -12 0 -13Q10 -12 10 1Z'],
    ['plume', 'M-13 0Q-17 -16 -5 -21Q8 -25 14 -10Q9 -11 5 -13Q-6 -15 -9 -2Z'],
    ['brass', 'M2 -1Q3 -9 9.5 -5L10 1Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
  ],
  // Horsehair falls from its crest down the back.
  maned: [
    ['mane', 'M5 -20Q-12 -26 -16 -6Q-15 8 -20 17Q-9 14 -7 1Z'],
    ['brass', 'M-9.5 2Q-11 -12 0 -13.5Q10 -12 10 2Z'],
    ['brass', 'M-5 -13Q-3 -21 7 -22Q11 -19 8 -11Q2 -14 -5 -13Z'],
    ['black', 'M1 2Q11 -1 12.5 4L2 4Z'],
  ],
  // The same in steel, with a tall plume.
  'plumed-helmet': [
    ['mane', 'M5 -20Q-12 -26 -16 -6Q-15 8 -20 17Q-9 14 -7 1Z'],
    ['plume', 'M-8 -12Q-14 -22 -9 -28Q-4 -22 -4 -12Z'],
    ['steel', 'M-9.5 2Q-11 -12 0 -13.5Q10 -12 10 2Z'],
    ['brass', 'M-5 -13Q-3 -21 7 -22Q11 -19 8 -11Q2 -14 -5 -13Z'],
    ['black', 'M1 2Q11 -1 12.5 4L2 4Z'],
  ],
  // A square top over a narrow waist.
  czapka: [
    ['coat', 'M-6 -6L-14 -15L0 -19L14 -15L6 -6Z'],
    ['black', 'M-9 1L-7 -8H7L9 1Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
  ],
  'round-hat': [
    ['black', 'M-17 0Q-17 -5 -9 -4L-8 -13Q0 -18 8 -13L9 -4Q18 -5 17 0Q0 6 -17 0Z'],
    ['plume', 'M-8.6 -5L-8.2 -9H8.2L8.6 -5Z'],
  ],
  // A broad hat with its brim turned up on one side.
  'cocked-hat': [
    ['plume', 'M-8 -14Q-14 -24 -9 -29Q-3 -24 -3 -14Z'],
    ['black', 'M-11 1V-18Q-8 -19 -7 -13Q0 -16 8 -12L9 -3Q18 -4 16 1Q0 5 -11 1Z'],
  ],
  // A soft cap whose point hangs down with a tassel.
  'forage-cap': [
    ['coat', 'M-8 -2Q-6 -17 6 -15Q14 -13 16 0L12 2Q10 -5 7 -4Z'],
    ['facings', 'M-9 2V-5Q0 -8 9 -5V2Q0 -1 -9 2Z'],
    ['plume', 'M11 1h6v6h-6Z'],
  ],
  // A flat cap with a peak and a cross.
  cap: [
    ['coat', 'M-8.5 1L-12 -7Q-8 -12 0 -12Q10 -12 13 -7L9 1Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
    ['white', 'M2 -9.5h3v2.5h2.5v2.5h-2.5v2.5h-3v-2.5h-2.5v-2.5h2.5Z'],
  ],
  // A shako in its oilskin cover.
  'covered-shako': [
    ['steel', 'M-8.5 6Q-13 6 -10 -3L-9 -14Q0 -19 9 -14L9 1Q0 -1 -4 1Z'],
    ['black', 'M1 1.5Q11 -1 13 4L2 4Z'],
  ],
  // A tall cylinder of felt without a peak.
  klobuk: [
    ['black', 'M-8 1L-7 -19H7L8 1Z'],
    ['plume', 'M-7.3 -13L-7 -19H7L7.3 -13Z'],
  ],
  // A shaggy cap of sheepskin with its bag, over a beard.
  papakha: [
    ['red', 'M-3 -15Q-6 -25 -14 -20Q-17 -10 -10 -8Z'],
    [
      'fur',
      'M-11 3L-13 -3L-10 -6L-13 -10L-8 -12L-7 -17L-2 -15L2 -18L5 -14L10 -14L9 -9L13 -6L10 -3L12 2Q0 -1 -11 3Z',
    ],
    ['mane', 'M-7 6L-4 9Q3 10 8 7L8 13L4 19L0 16L-4 17L-7 12Z'],
  ],
  // A hood of a bonnet with leather crown, for gunners.
  'gunner-hat': [
    ['black', 'M-10 1Q-11 -11 -4 -14Q6 -16 9 -8L10 1Z'],
    ['black', 'M-12 1Q2 -4 16 2L14 5Q2 0 -12 4Z'],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Hat = keyof typeof HATS;
