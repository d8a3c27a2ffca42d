import type { SpaceId } from '../board';
import type { Facing, Modifier, PieceId, Side } from '../state';

/** An order of a side. Flat and JSON: the board fills it in, the procedure of its type carries it out. */
export interface Order {
  readonly type: string;
  readonly side: Side;
  /** The unit or leader that acts. */
  readonly unit?: PieceId;
  /** Other units that carry out the order with it, in the order in which they were named; absent for none. */
  readonly units?: readonly PieceId[];
  readonly target?: PieceId;
  /** The space where the piece is to end. */
  readonly to?: SpaceId;
  /** Every space of the path before `to`, without the start; absent: the first shortest legal path. */
  readonly via?: readonly SpaceId[];
  /** The facing at the end; absent: unchanged. */
  readonly facing?: Facing;
  /** The key of the command card that is played. */
  readonly card?: string;
  /** The key of the terrain that is placed. */
  readonly terrain?: string;
}

/** A field of an order beside its type and its side. */
export type OrderWord = Exclude<keyof Order, 'type' | 'side'>;

/** Faces that mean the same in one roll, so that odds can count them together. */
export interface FaceClass {
  readonly name: string;
  readonly faces: readonly string[];
  /**
   * The most dice of the class that count, each as one, if only the sum of the roll matters; absent in every class of a
   * roll if more than the sum matters.
   */
  readonly most?: number;
}

export interface RollQuery {
  readonly kind: 'roll';
  /** The key of the roll: `fire`, `melee`, ... */
  readonly reason: string;
  readonly side: Side;
  /** The key of the ruleset's die. */
  readonly die: string;
  readonly count: number;
  readonly classes: readonly FaceClass[];
  readonly modifiers: readonly Modifier[];
  readonly unit?: PieceId;
  readonly target?: PieceId;
  /** The data that the procedure carries over this roll beside the state; equal state and mark have equal odds. */
  readonly mark: string;
}

export interface AskQuery {
  readonly kind: 'ask';
  readonly reason: string;
  readonly side: Side;
  /** The piece that the answer concerns. */
  readonly unit: PieceId;
  /** The way in which a board shows the options. */
  readonly of: 'choice' | 'space' | 'unit';
  /** At least two options; the first is the default if there is no answer. */
  readonly options: readonly string[];
  /** The options that only the side asked may know of. */
  readonly secret?: readonly string[];
  readonly mark: string;
}

/** A draw of cards face down, never shown and never enumerated; or of chits that everyone sees, which odds follow. */
export interface DrawQuery {
  readonly kind: 'draw';
  readonly reason: string;
  readonly side: Side;
  readonly count: number;
  /** Every card that may be drawn, with its copies. */
  readonly pile: readonly string[];
  /** True if the draw is public. */
  readonly isPublic?: true;
  readonly mark: string;
}

/** Anything that a procedure can wait for. Chance is a query like any other. */
export type Query = RollQuery | AskQuery | DrawQuery;

export type Reply =
  /**
   * `isPrescribed`: the faces were not rolled but come from a lesson. `number`: the number of the roll in its battle,
   * if each can be checked.
   */
  | {
      readonly kind: 'rolled';
      readonly faces: readonly string[];
      readonly isPrescribed?: true;
      readonly number?: number;
    }
  | { readonly kind: 'chose'; readonly option: string }
  /** `isPublic`: as in the query; it shows which replies must be kept secret. `number`: as for rolls. */
  | {
      readonly kind: 'drew';
      readonly cards: readonly string[];
      readonly isPublic?: true;
      readonly number?: number;
    };
