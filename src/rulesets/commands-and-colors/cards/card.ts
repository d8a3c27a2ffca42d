/** The part of the front that a section card speaks of, as its owner sees it. */
export type Section = 'left' | 'centre' | 'right';

/** The class of a unit of which cards and rolls speak: by weight, or by arm. */
export type CardClass = 'light' | 'medium' | 'heavy' | 'infantry' | 'cavalry' | 'artillery';

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
  /** As many units or leaders of one section as the side has cards in hand, this one among them. */
  | { readonly kind: 'section-by-command'; readonly section: Section }
  /** Up to so many units of these troops; `apart`: none of them next to an enemy. */
  | {
      readonly kind: 'troops';
      readonly of: readonly string[];
      readonly most: number;
      readonly apart: boolean;
    }
  /** All leaders, and the units that they are with. */
  | { readonly kind: 'leaders' }
  /** Up to so many units or leaders, none in square; or a single one that does as it likes. */
  | { readonly kind: 'manoeuvre'; readonly most: number }
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
  /** When its owner draws he takes two cards, keeps one and lays the other aside. */
  readonly drawsTwo?: true;
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
