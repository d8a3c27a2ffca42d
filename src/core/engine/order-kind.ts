import type { Piece, Position, SideNumber } from '../position';
import type { Facing, PieceId } from '../state';
import type { Context } from './context';
import type { PieceType, Preview, Refusal } from './display-types';
import type { OrderList } from './order-list';
import type { OrderWord } from './query';
import type { Procedure } from './question';

/** An order with its names looked up: a missing one is null, off the board, or empty. */
export interface Ordered<Kind = unknown> {
  readonly type: string;
  readonly side: SideNumber;
  /** The piece that is ordered, on the board or not. */
  readonly piece: Piece<Kind> | null;
  /** The other units that carry out the order with the piece. */
  readonly units: readonly Piece<Kind>[];
  readonly target: Piece<Kind> | null;
  /** `NO_SPACE` for none, and for one off the board. */
  readonly to: number;
  /** The path given for it, without `to`; null if none was given. */
  readonly via: readonly number[] | null;
  readonly facing: Facing | undefined;
  readonly card: string;
  readonly terrain: string;
}

/** The receiver of an order: a piece on the board, one in reserve, or the side as a whole. */
export type OrderGiver = 'piece' | 'reserve' | 'side';

/** True for the types of units, which can be given orders that leaders can never be given. */
export const forUnits = ({ kind }: PieceType): boolean => kind === 'unit';

/** One kind of order, with everything that concerns it. */
export interface OrderKind<Kind, Game = unknown> {
  readonly type: string;
  readonly fields: readonly OrderWord[];
  readonly givers: readonly OrderGiver[];
  /** True if pieces of a type can ever be given it; absent: all of them can. Sheets of the others omit it. */
  readonly isFor?: (type: PieceType) => boolean;
  /** The steps of a turn in which a piece on the board can be given it, for lists; absent: any of them. */
  readonly steps?: readonly string[];
  /** True if it ends the turn of the side, or a step of it. */
  readonly endsTurn?: true;
  /** True if it plays the card that it names from the hand of its side. */
  readonly playsCard?: true;
  /** True if the order itself is not reported, only its effects. */
  readonly isUntold?: true;
  /** True if all such orders of one piece in a turn are reported together, as long as no dice are rolled. */
  readonly isManoeuvre?: true;
  /** True for an attack at close quarters. */
  readonly isClose?: true;
  /**
   * The units whose attack, begun by earlier orders, this order continues, so that one card shows all of it; undefined
   * for an order of its own.
   */
  readonly carriesOn?: (
    position: Position<Kind, Game>,
    order: Ordered<Kind>,
  ) => readonly PieceId[] | undefined;
  /**
   * Adds every legal order of this kind for one piece of the side whose turn it is, or, without a piece, for the side
   * as a whole.
   */
  list(position: Position<Kind, Game>, orders: OrderList, piece: Piece<Kind>): void;
  /** True if `list` would add any order; for kinds that know it sooner than all of them. */
  readonly isPossible?: (position: Position<Kind, Game>, piece: Piece<Kind>) => boolean;
  /** The reason why such an order is not legal now; undefined if it is legal. */
  refusal(position: Position<Kind, Game>, order: Ordered<Kind>): Refusal | undefined;
  /** The dice that it would roll first; absent for orders without dice. */
  readonly preview?: (position: Position<Kind, Game>, order: Ordered<Kind>) => Preview | undefined;
  /** Carries out the order, which must be legal; returns nothing if no dice, cards or choices are needed. */
  carryOut(c: Context<Kind, Game>, order: Ordered<Kind>): Procedure | undefined;
}
