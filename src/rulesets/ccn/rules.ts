import type { FamilyReason } from '../commands-and-colors/reasons';

/** The statements of the core game behind the reasons that the family gives. */
export const RULES: Readonly<Record<FamilyReason, string>> = {
  'battle-is-over': 'CCN-4',
  'not-your-turn': 'CCN-10',
  'no-such-order': 'CCN-10',
  'no-such-piece': 'CCN-10',
  'not-your-unit': 'CCN-10',
  'leaders-only-move': 'CCN-22',
  'play-a-card-first': 'CCN-10',
  'not-activated': 'CCN-11',
  'beyond-the-card': 'rules 2.1',
  'no-cards-here': 'CCN-10',
  'card-is-played': 'CCN-10',
  'not-in-hand': 'CCN-10',

  'battle-has-not-begun': 'CCN-10',
  'battle-has-begun': 'CCN-10',
  'terrain-comes-first': 'CCN-10',
  'pieces-are-placed': 'CCN-10',
  'deal-comes-first': 'rules 2.1',
  'none-left': 'R000-166',
  'has-terrain': 'R000-166',
  'off-the-board:terrain': 'R000-166',
  'not-in-reserve': 'rules 3.5',
  'not-arrived-yet': 'rules 3.5',
  'outside-the-zone:arrival': 'rules 3.5',
  'outside-the-zone:deployment': 'AMB-000-43',
  'no-room': 'CCN-20',
  'may-not-stand-there': 'CCN-20',
  rating: 'R000-168',
  deployment: 'R000-170',

  'card-forbids-moving': 'rules 2.1',
  'movement-is-over': 'CCN-10',
  'has-moved': 'CCN-11',
  'off-the-board:move': 'CCN-21',
  'is-there-already': 'CCN-24',
  'too-far': 'CCN-24',
  'no-way': 'CCN-20',
  'friend-in-the-way': 'CCN-20',
  'enemy-in-the-way': 'CCN-20',
  'friend-is-there': 'CCN-20',
  'enemy-is-there': 'CCN-20',
  'leader-is-there': 'CCN-22',

  'has-attacked': 'CCN-11',
  'has-marched': 'CCN-24',
  'no-such-target:fire': 'CCN-30',
  'own-unit:fire': 'CCN-30',
  'leader-is-no-target': 'CCN-38',
  'out-of-range': 'CCN-31',
  'no-dice': 'CCN-36',
  'no-line-of-sight': 'GEO-11',
  'card-forbids-melee': 'rules 2.1',
  'no-such-target:melee': 'CCN-40',
  'own-unit:melee': 'CCN-40',
  fate: 'CCN-61',
};

/** What keeps a walker out of a kind of ground. */
export const groundRule = (): string => 'rules 1.13';

/** Why whoever enters a kind of ground has to stop. */
export const stopRule = (): string => 'rules 1.13';
