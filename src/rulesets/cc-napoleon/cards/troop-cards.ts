import type { CommandCard } from '../../commands-and-colors/cards/card';

/** The 10 troop cards of rules/hex-rules.md 2.2, by the classes of 2.3. */
export const TROOP_CARDS: readonly CommandCard[] = [
  {
    id: 'order-light-troops',
    family: 'troop',
    sign: 'light',
    count: 4,
    orders: { kind: 'class', of: 'light', leaders: false },
    effects: { throughFriends: true },
  },
  {
    id: 'order-medium-troops',
    family: 'troop',
    sign: 'medium',
    count: 3,
    orders: { kind: 'class', of: 'medium', leaders: false },
    effects: {},
  },
  {
    id: 'order-heavy-troops',
    family: 'troop',
    sign: 'heavy',
    count: 2,
    orders: { kind: 'class', of: 'heavy', leaders: false },
    effects: {},
  },
  {
    id: 'order-mounted',
    family: 'troop',
    sign: 'mounted',
    count: 1,
    orders: { kind: 'class', of: 'mounted', leaders: true },
    effects: {},
  },
];
