/**
 * Every reason for which the procedures of the family refuse something. After a colon stands where, if the same reason
 * has a paragraph of its own in each place; it is no part of the reason that is told.
 */
export const FAMILY_REFUSALS = [
  // The battle, the turn and the card
  'battle-is-over',
  'not-your-turn',
  'no-such-order',
  'no-such-piece',
  'not-your-unit',
  'leaders-only-move',
  'play-a-card-first',
  'not-activated',
  'beyond-the-card',
  'no-cards-here',
  'card-is-played',
  'not-in-hand',
  // Counters that are spent before a turn
  'no-counter-left',
  'counters-come-first:rally',
  'counters-come-first:leadership',
  'counters-are-for-units',
  'at-full-strength',
  'is-inspired',
  'square-gains-no-die',
  // Preparations and reinforcements
  'battle-has-not-begun',
  'battle-has-begun',
  'terrain-comes-first',
  'pieces-are-placed',
  'deal-comes-first',
  'none-left',
  'has-terrain',
  'off-the-board:terrain',
  'not-in-reserve',
  'not-arrived-yet',
  'outside-the-zone:arrival',
  'outside-the-zone:deployment',
  'no-room',
  'may-not-stand-there',
  // Movement
  'card-forbids-moving',
  'movement-is-over',
  'has-moved',
  'off-the-board:move',
  'is-there-already',
  'too-far',
  'no-way',
  'has-to-stop',
  'friend-in-the-way',
  'enemy-in-the-way',
  'friend-is-there',
  'enemy-is-there',
  'leader-is-there',
  'leads-others',
  'carriage-is-slow:leader',
  'carriage-is-slow:unit',
  // Combat
  'has-attacked',
  'has-marched',
  'no-such-target:fire',
  'own-unit:fire',
  'leader-is-no-target',
  'out-of-range',
  'no-dice',
  'no-line-of-sight',
  'card-forbids-melee',
  'no-such-target:melee',
  'own-unit:melee',
] as const;

/** Why the procedures of the family refuse something. */
export type FamilyRefusal = (typeof FAMILY_REFUSALS)[number];

/** Why the procedures of the family roll a number of dice. */
export type FamilyModifier = 'fate' | 'rating' | 'deployment' | 'inspired';

/** What sheets tell of one piece, whatever its type. */
export type FamilyFigure = 'carriage' | 'reach' | 'leads' | 'heroic';

/** What the family itself gives a reason for: a game names the paragraph of each. */
export type FamilyReason = FamilyRefusal | FamilyModifier | FamilyFigure;

/** The reason that is told. */
export const toldReason = (refusal: FamilyRefusal): string => refusal.replace(/:.*/, '');
