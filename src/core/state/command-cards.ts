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

/** Cards that lie face down before a side, by the name of the place: its owner knows them, the other side sees their backs. */
export type ParkedCards = Readonly<Record<string, readonly string[]>>;

/** Where a card of a side can be: its hand, the discarded cards of both, or a place where cards are parked. */
export type CardPlace = 'hand' | 'discard' | (string & {});

/** Command cards of both sides. What is neither in a hand nor discarded nor in play is the draw pile. */
export interface Cards {
  readonly hands: Readonly<Record<Side, readonly string[]>>;
  /** Cards played so far, latest last, since the last reshuffle. */
  readonly discard: readonly string[];
  /** The card that each side played last. */
  readonly last: Readonly<Record<Side, PlayedCard | null>>;
  /** Absent where no card is parked. */
  readonly parked?: Readonly<Record<Side, ParkedCards>>;
}
