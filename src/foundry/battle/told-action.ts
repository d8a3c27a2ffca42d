import type { PieceId, Side } from '../../core';

/** One die of a roll: its picture and its value in words. */
interface ToldFace {
  readonly source: string;
  readonly name: string;
  readonly worth: string;
  /** The value as shown below the die; empty for dice whose face shows it. */
  readonly caption: string;
  readonly isOver: boolean;
}

/** One roll of an action. Texts are HTML. */
export interface ToldRoll {
  readonly title: string;
  readonly faces: readonly ToldFace[];
  readonly outcome: string;
}

/** An action as its chat card tells it, which everybody may read. Texts are HTML. */
export interface ToldAction {
  readonly side: Side;
  /** The kind of order; absent for a correction. */
  readonly order?: string;
  readonly unit?: PieceId;
  readonly target?: PieceId;
  /** The action in a few words. */
  readonly title: string;
  /** The results in sentences. */
  readonly text: string;
  readonly rolls: readonly ToldRoll[];
}
