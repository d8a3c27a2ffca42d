import type { SpaceId } from '../board';
import type { PieceId, Side } from './piece';

/** A command card that has been laid down. */
export interface PlayedCard {
  /** Key of the card. */
  readonly card: string;
  /** Key of the card whose orders it gives: another one where a card repeats it. */
  readonly as: string;
  /** Left and right are swapped. */
  readonly mirrored: boolean;
}

/** A piece as it stood when a card was played, whatever has become of it since. */
export interface Place {
  readonly at: SpaceId;
  readonly side: Side;
  readonly type: string;
}

export interface CardInPlay extends PlayedCard {
  /** Who stood where when it was played: the card's limits are judged by that. */
  readonly places: Readonly<Record<PieceId, Place>>;
  /** The pieces that it has ordered so far. */
  readonly ordered: readonly PieceId[];
  /** How many pieces of each class a roll has ordered; null for cards without a roll. */
  readonly allowance: Readonly<Record<string, number>> | null;
}

/** A card that this client may not know. */
export const HIDDEN_CARD = '?';

/** Command cards of both sides. What is neither in a hand nor discarded nor in play is the draw pile. */
export interface Cards {
  readonly hands: Readonly<Record<Side, readonly string[]>>;
  /** Cards played so far, latest last, since the last reshuffle. */
  readonly discard: readonly string[];
  /** The card that each side played last. */
  readonly last: Readonly<Record<Side, PlayedCard | null>>;
}
