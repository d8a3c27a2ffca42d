import type { CommandCard, Section } from '../../commands-and-colors/cards/card';

const inspired = (section: Section): CommandCard => ({
  id: `inspired-${section}`,
  family: 'leadership',
  sign: `leader-${section}`,
  count: 1,
  orders: { kind: 'led', section, more: 4 },
  effects: {},
});

/** The 6 leadership cards of rules/hex-rules.md 2.2. */
export const LEADERSHIP_CARDS: readonly CommandCard[] = [
  inspired('left'),
  inspired('centre'),
  inspired('right'),
  {
    id: 'leadership-any',
    family: 'leadership',
    sign: 'leader',
    count: 3,
    orders: { kind: 'led', section: 'any', more: 3 },
    effects: {},
  },
];
