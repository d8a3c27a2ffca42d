/**
 * Every reason for a refusal by the family's procedures. A colon separates the place, if the same reason has a
 * paragraph of its own in each place; the reason shown to players omits it.
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
  // Counters spent before a turn
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

/** A reason for a refusal by the family's procedures. */
export type FamilyRefusal = (typeof FAMILY_REFUSALS)[number];

/** A reason for a number of dice rolled by the family's procedures. */
export type FamilyModifier = 'fate' | 'rating' | 'deployment' | 'inspired';

/** A figure of a single piece on its sheet, whatever its type. */
export type FamilyFigure = 'carriage' | 'reach' | 'leads' | 'heroic';

/** A reason of the family, for which a game names the paragraph. */
export type FamilyReason = FamilyRefusal | FamilyModifier | FamilyFigure;

/** The reason as shown, without its place. */
export const toldReason = (refusal: FamilyRefusal): string => refusal.replace(/:.*/, '');
