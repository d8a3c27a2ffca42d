import type { SpaceId } from '../board';
import type { PieceId, Side } from './piece';

/** A command card that has been played. */
export interface PlayedCard {
  /** The key of the card. */
  readonly card: string;
  /** The key of the card whose orders it gives: another one if it repeats that card. */
  readonly as: string;
  /** True if left and right are swapped. */
  readonly mirrored: boolean;
}

/** A piece as it was when a card was played, whatever has happened to it since. */
export interface Place {
  readonly at: SpaceId;
  readonly side: Side;
  readonly type: string;
}

export interface CardInPlay extends PlayedCard {
  /** The spaces of all pieces when it was played, by which the card's limits are judged. */
  readonly places: Readonly<Record<PieceId, Place>>;
  /** The pieces that it has ordered so far. */
  readonly ordered: readonly PieceId[];
  /** The number of pieces of each class that a roll allowed to order; null for cards without a roll. */
  readonly allowance: Readonly<Record<string, number>> | null;
}

/** A card that this client is not allowed to know. */
export const HIDDEN_CARD = '?';

/**
 * Cards face down in front of a side, by the name of the place: their owner knows them, the other side sees their
 * backs.
 */
export type ParkedCards = Readonly<Record<string, readonly string[]>>;

/** The places for a card of a side: its hand, the shared discard pile, or a place where cards are parked. */
export type CardPlace = 'hand' | 'discard' | (string & {});

/** Command cards of both sides. Cards that are not in a hand, discarded, parked or in play form the draw pile. */
export interface Cards {
  readonly hands: Readonly<Record<Side, readonly string[]>>;
  /** Cards played since the last reshuffle, latest last. */
  readonly discard: readonly string[];
  /** The card that each side played last. */
  readonly last: Readonly<Record<Side, PlayedCard | null>>;
  /** Parked cards; absent if there are none. */
  readonly parked?: Readonly<Record<Side, ParkedCards>>;
}
