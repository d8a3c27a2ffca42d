import type { SpaceId } from '../board';
import type { Facing, Modifier, PieceId, Side } from '../state';

/** What a side wants done. Flat and JSON: the board fills it in, the procedure of its type carries it out. */
export interface Order {
  readonly type: string;
  readonly side: Side;
  /** The unit or leader that acts. */
  readonly unit?: PieceId;
  /** Others who do it together with it, in the order in which they were named; absent for none. */
  readonly units?: readonly PieceId[];
  readonly target?: PieceId;
  /** Where the piece is to end. */
  readonly to?: SpaceId;
  /** Every space of the way to `to`, without it and without the start; absent: the first shortest legal way. */
  readonly via?: readonly SpaceId[];
  /** Where it is to look at the end; absent: where it looks now. */
  readonly facing?: Facing;
  /** Key of the command card that is played. */
  readonly card?: string;
  /** Key of the terrain that is placed. */
  readonly terrain?: string;
}

/** A word of an order beside its kind and its side. */
export type OrderWord = Exclude<keyof Order, 'type' | 'side'>;

/** Faces that mean the same in one roll, so that odds can count them together. */
export interface FaceClass {
  readonly name: string;
  readonly faces: readonly string[];
  /**
   * How many dice of the class count at the most, each as one, where nothing matters of the roll but their sum;
   * absent in every class of a roll of which more matters.
   */
  readonly most?: number;
}

export interface RollQuery {
  readonly kind: 'roll';
  /** Key of the roll: `fire`, `melee`, ... */
  readonly reason: string;
  readonly side: Side;
  /** Key of the ruleset's die. */
  readonly die: string;
  readonly count: number;
  readonly classes: readonly FaceClass[];
  readonly modifiers: readonly Modifier[];
  readonly unit?: PieceId;
  readonly target?: PieceId;
  /** What the procedure carries over this roll beside the state; equal state and mark have equal odds. */
  readonly mark: string;
}

export interface AskQuery {
  readonly kind: 'ask';
  readonly reason: string;
  readonly side: Side;
  /** The piece that the answer is about. */
  readonly unit: PieceId;
  /** How a board shows the options. */
  readonly of: 'choice' | 'space' | 'unit';
  /** At least two; the first is what happens when nobody answers. */
  readonly options: readonly string[];
  /** Those of the options that nobody but the side asked may know of. */
  readonly secret?: readonly string[];
  readonly mark: string;
}

/** Cards to be drawn unseen: never shown, never enumerated. Or chits that everyone sees: then odds go through them. */
export interface DrawQuery {
  readonly kind: 'draw';
  readonly reason: string;
  readonly side: Side;
  readonly count: number;
  /** Every card that may be drawn, each as often as it is there. */
  readonly pile: readonly string[];
  /** What is drawn is for all to see. */
  readonly isPublic?: true;
  readonly mark: string;
}

/** What a procedure can wait for. Chance is a question like any other. */
export type Query = RollQuery | AskQuery | DrawQuery;

export type Reply =
  /**
   * `isPrescribed`: nobody has rolled these, a lesson has them written out. `number`: which roll of its battle it is,
   * where each of them can be checked.
   */
  | {
      readonly kind: 'rolled';
      readonly faces: readonly string[];
      readonly isPrescribed?: true;
      readonly number?: number;
    }
  | { readonly kind: 'chose'; readonly option: string }
  /** `isPublic`: as the query was; whoever keeps replies from others knows by it which. `number`: as of rolls. */
  | {
      readonly kind: 'drew';
      readonly cards: readonly string[];
      readonly isPublic?: true;
      readonly number?: number;
    };
