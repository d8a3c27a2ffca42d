import type { Section } from '../../commands-and-colors/cards/card';
import type { Card } from './card';

const NONE = { left: 0, centre: 0, right: 0 };
const SECTIONS: readonly Section[] = ['left', 'centre', 'right'];

const inSection = (
  word: string,
  number: number,
  section: Section,
  count: number,
  effects: Card['effects'] = {},
): Card => ({
  id: `${word}-${section}`,
  family: 'section',
  sign: `${section}-${number}`,
  count,
  orders: { kind: 'sections', counts: { ...NONE, [section]: number } },
  effects,
});

/** A player who scouts draws two cards, keeps one and discards the other. */
const SCOUTING = { drawsTwo: true } as const;

/** The 48 section cards of section 2.1. */
export const SECTION_CARDS: readonly Card[] = [
  ...SECTIONS.map((section) => inSection('scout', 1, section, 2, SCOUTING)),
  inSection('probe', 2, 'left', 4),
  inSection('probe', 2, 'centre', 6),
  inSection('probe', 2, 'right', 4),
  inSection('attack', 3, 'left', 4),
  inSection('attack', 3, 'centre', 6),
  inSection('attack', 3, 'right', 4),
  ...SECTIONS.map(
    (section): Card => ({
      id: `assault-${section}`,
      family: 'section',
      sign: `${section}-command`,
      count: 2,
      orders: { kind: 'section-by-command', section },
      effects: {},
    }),
  ),
  {
    id: 'recon-in-force',
    family: 'section',
    sign: 'front',
    count: 2,
    orders: { kind: 'sections', counts: { left: 1, centre: 1, right: 1 } },
    effects: SCOUTING,
  },
  {
    id: 'coordinated-advance',
    family: 'section',
    sign: 'front-2',
    count: 2,
    orders: { kind: 'sections', counts: { left: 1, centre: 2, right: 1 } },
    effects: {},
  },
  {
    id: 'flank-attack',
    family: 'section',
    sign: 'flanks',
    count: 2,
    orders: { kind: 'sections', counts: { left: 2, centre: 0, right: 2 } },
    effects: {},
  },
  {
    id: 'forward',
    family: 'section',
    sign: 'front-3',
    count: 2,
    orders: { kind: 'sections', counts: { left: 3, centre: 3, right: 3 } },
    effects: {},
  },
];
