import type { Ordered, Position, Stream } from '../core';

/** Chooses orders for the side whose turn it is; knows a game by its orders alone. */
export interface Player<Kind> {
  /** A battle begins: what was remembered of another one is forgotten. */
  begin(): void;
  /** A legal order; throws a RangeError where there is none, which is a fault of the rules. */
  choose(position: Position<Kind>, stream: Stream): Ordered<Kind>;
}
