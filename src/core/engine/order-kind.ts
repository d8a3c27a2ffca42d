import type { Piece, Position, SideNumber } from '../position';
import type { Facing, PieceId } from '../state';
import type { Context } from './context';
import type { OrderList } from './order-list';
import type { OrderWord } from './query';
import type { Procedure } from './question';
import type { Preview, Refusal } from './shown';

/** An order with its names looked up: what is not there is null, off the board, or empty. */
export interface Ordered<Kind = unknown> {
  readonly type: string;
  readonly side: SideNumber;
  /** Who is ordered, wherever he is. */
  readonly piece: Piece<Kind> | null;
  /** Others who do it together with the piece. */
  readonly units: readonly Piece<Kind>[];
  readonly target: Piece<Kind> | null;
  /** `NO_SPACE` for none, and for one off the board. */
  readonly to: number;
  /** The way laid down for it, `to` left out; null if none was. */
  readonly via: readonly number[] | null;
  readonly facing: Facing | undefined;
  readonly card: string;
  readonly terrain: string;
}

/** Who can be given an order: a piece on the board, one in reserve, or the side as a whole. */
export type OrderGiver = 'piece' | 'reserve' | 'side';

/** One kind of order: all that there is to say of it stands here. */
export interface OrderKind<Kind> {
  readonly type: string;
  readonly fields: readonly OrderWord[];
  readonly givers: readonly OrderGiver[];
  /** Whether the turn of the side is over with it. */
  readonly endsTurn?: true;
  /** It plays the card that it names out of the hand of its side. */
  readonly playsCard?: true;
  /** Nothing is told of it but what comes of it. */
  readonly isUntold?: true;
  /** What one piece does in a turn by such orders, as long as no dice fall, is told in one breath. */
  readonly isManoeuvre?: true;
  /** An attack that is fought hand to hand. */
  readonly isClose?: true;
  /**
   * Those whose attack earlier orders have begun and this one carries on, so that one card tells all of it; nothing
   * for an order that stands by itself.
   */
  readonly carriesOn?: (position: Position<Kind>, order: Ordered<Kind>) => readonly PieceId[] | undefined;
  /** Adds every legal order of the kind for one piece, of the side whose turn it is; for the side as a whole without one. */
  list(position: Position<Kind>, orders: OrderList, piece: Piece<Kind>): void;
  /** Why such an order is not legal now; undefined if it is. */
  refusal(position: Position<Kind>, order: Ordered<Kind>): Refusal | undefined;
  /** The dice that it would roll first; absent for orders without dice. */
  readonly preview?: (position: Position<Kind>, order: Ordered<Kind>) => Preview | undefined;
  /** Carries it out; nothing is returned where nothing is left to chance or to a player. The order must be legal. */
  carryOut(c: Context<Kind>, order: Ordered<Kind>): Procedure | undefined;
}
