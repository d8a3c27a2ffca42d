import type { Ordered, Position, Stream } from '../core';

/** Chooses orders for the side whose turn it is; knows a game only through its orders. */
export interface Player<Kind> {
  /** Begins a battle: anything remembered from another one is forgotten. */
  begin(): void;
  /** A legal order; throws a RangeError if there is none, which is a fault of the rules. */
  choose(position: Position<Kind>, stream: Stream): Ordered<Kind>;
}
