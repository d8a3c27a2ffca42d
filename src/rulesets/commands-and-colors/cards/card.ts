/** The part of the front that a section card speaks of, as its owner sees it. */
export type Section = 'left' | 'centre' | 'right';

/** Classes that troop cards speak of (rules/hex-rules.md 2.3). */
export type CardClass = 'light' | 'medium' | 'heavy';

/** Whom a card orders. */
export type Orders =
  /** So many units or leaders in each section. */
  | { readonly kind: 'sections'; readonly counts: Readonly<Record<Section, number>> }
  /** Units of a class, up to the command rating; cavalry with leaders for `mounted`. */
  | { readonly kind: 'class'; readonly of: CardClass | 'mounted'; readonly leaders: boolean }
  /** A leader, his unit and so many more in a chain; or one unit in the section. */
  | { readonly kind: 'led'; readonly section: Section | 'any'; readonly more: number }
  /** Infantry in one chain; null: the whole of it. */
  | { readonly kind: 'linked-foot'; readonly most: number | null }
  | { readonly kind: 'next-to-enemy' }
  | { readonly kind: 'missile' }
  /** As many of each class as a roll shows. */
  | { readonly kind: 'rolled' }
  /** Those that were chosen when the card was played, and nobody else. */
  | { readonly kind: 'chosen' }
  /** What the enemy's last card orders, with left and right swapped. */
  | { readonly kind: 'repeat' }
  /** One unit or leader anywhere. */
  | { readonly kind: 'single' };

/** What a card changes for the pieces that it orders; absent: nothing. */
export interface Effects {
  /** `none`: nobody moves; a number: how far infantry moves. */
  readonly move?: 'none' | number;
  /** Nobody marches in column. */
  readonly noMarch?: true;
  /** Infantry passes through friends. */
  readonly throughFriends?: true;
  /** A piece may move once more after its fire. */
  readonly moveAgain?: true;
  readonly fire?: 'none' | 'twice';
  readonly melee?: 'none';
  /** Dice that close combat gains. */
  readonly meleeDice?: number;
  /** Dice that every attack gains. */
  readonly attackDice?: number;
  /** The discard pile goes back into the deck when the turn ends. */
  readonly reshuffle?: true;
}

/** One kind of command card. */
export interface CommandCard {
  readonly id: string;
  readonly family: 'section' | 'troop' | 'leadership' | 'tactic';
  readonly sign: string;
  /** How many the deck has. */
  readonly count: number;
  readonly orders: Orders;
  readonly effects: Effects;
}
