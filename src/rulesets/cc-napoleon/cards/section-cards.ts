import type { CommandCard, Section } from '../../commands-and-colors/cards/card';

const NONE = { left: 0, centre: 0, right: 0 };

const inSection = (word: string, number: number, section: Section, count: number): CommandCard => ({
  id: `order-${word}-${section}`,
  family: 'section',
  sign: `${section}-${number}`,
  count,
  orders: { kind: 'sections', counts: { ...NONE, [section]: number } },
  effects: {},
});

/** The 27 section cards of rules/hex-rules.md 2.2. */
export const SECTION_CARDS: readonly CommandCard[] = [
  inSection('two', 2, 'left', 3),
  inSection('two', 2, 'centre', 4),
  inSection('two', 2, 'right', 3),
  inSection('three', 3, 'left', 3),
  inSection('three', 3, 'centre', 4),
  inSection('three', 3, 'right', 3),
  inSection('four', 4, 'left', 1),
  inSection('four', 4, 'centre', 1),
  inSection('four', 4, 'right', 1),
  {
    id: 'out-flanked',
    family: 'section',
    sign: 'flanks',
    count: 2,
    orders: { kind: 'sections', counts: { left: 2, centre: 0, right: 2 } },
    effects: {},
  },
  {
    id: 'coordinated-attack',
    family: 'section',
    sign: 'front',
    count: 2,
    orders: { kind: 'sections', counts: { left: 1, centre: 1, right: 1 } },
    effects: {},
  },
];
