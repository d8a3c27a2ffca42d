/** The section of the front that a section card names, as seen by its owner. */
export type Section = 'left' | 'centre' | 'right';

/** The class of a unit on cards and in rolls: by weight, or by arm. */
export type CardClass = 'light' | 'medium' | 'heavy' | 'infantry' | 'cavalry' | 'artillery';

/** The pieces that a card orders. */
export type Orders =
  /** A number of units or leaders in each section. */
  | { readonly kind: 'sections'; readonly counts: Readonly<Record<Section, number>> }
  /** Units of a class, up to the command rating; for `mounted`, cavalry with leaders. */
  | { readonly kind: 'class'; readonly of: CardClass | 'mounted'; readonly leaders: boolean }
  /** A leader, the leader's unit and a chain of more units; or one unit in the section. */
  | { readonly kind: 'led'; readonly section: Section | 'any'; readonly more: number }
  /** A single chain of infantry; null: without a limit. */
  | { readonly kind: 'linked-foot'; readonly most: number | null }
  | { readonly kind: 'next-to-enemy' }
  | { readonly kind: 'missile' }
  /** As many units or leaders of one section as the side has cards in hand, this one included. */
  | { readonly kind: 'section-by-command'; readonly section: Section }
  /** Up to a number of units of these troops; `apart`: none of them adjacent to an enemy. */
  | {
      readonly kind: 'troops';
      readonly of: readonly string[];
      readonly most: number;
      readonly apart: boolean;
    }
  /** All leaders, and the units they are with. */
  | { readonly kind: 'leaders' }
  /** Up to a number of units or leaders, none in square; or a single one, which may do anything. */
  | { readonly kind: 'manoeuvre'; readonly most: number }
  /** As many of each class as a roll shows. */
  | { readonly kind: 'rolled' }
  /** Only the pieces chosen when the card was played. */
  | { readonly kind: 'chosen' }
  /** The orders of the enemy's last card, with left and right swapped. */
  | { readonly kind: 'repeat' }
  /** One unit anywhere; with `leaders`, one unit or leader. */
  | { readonly kind: 'single'; readonly leaders: boolean };

/** The changes a card makes for the pieces it orders; a missing field changes nothing. */
export interface Effects {
  /** `none`: no piece moves; a number: the movement of infantry. */
  readonly move?: 'none' | number;
  /** No unit may move in march column. */
  readonly noMarch?: true;
  /** Infantry may pass through friends. */
  readonly throughFriends?: true;
  /** A piece may move once more after firing. */
  readonly moveAgain?: true;
  readonly fire?: 'none' | 'twice';
  readonly melee?: 'none';
  /** Extra dice in close combat. */
  readonly meleeDice?: number;
  /** Extra dice in every attack. */
  readonly attackDice?: number;
  /** The player draws two cards, keeps one and discards the other. */
  readonly drawsTwo?: true;
  /** The discard pile is shuffled back into the deck at the end of the turn. */
  readonly reshuffle?: true;
}

/** One kind of command card. */
export interface CommandCard {
  readonly id: string;
  readonly family: 'section' | 'troop' | 'leadership' | 'tactic';
  readonly sign: string;
  /** The number of copies in the deck. */
  readonly count: number;
  readonly orders: Orders;
  readonly effects: Effects;
}
